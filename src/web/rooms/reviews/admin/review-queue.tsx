import type { ComponentProps } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { QueueView } from '#web/rooms/admin/queues/queue-view.tsx';
import type { Decisions } from '#web/rooms/admin/queues/use-decisions.ts';
import { type ReviewOrQuestion, ReviewQueueRow } from './review-queue-row.tsx';
import './review-queue.css';

const reasons = [
  'It insults or threatens somebody.',
  'It has private details of somebody.',
  'It advertises something else.',
  'It is not about the piece.',
];

interface Props {
  name: 'reviews.listForModeration' | 'reviews.listQuestionsForModeration';
  one: string;
  many: string;
  pages: ComponentProps<typeof DeskMore>['pages'] & ComponentProps<typeof NotYet>['call'];
  items: ReviewOrQuestion[] | undefined;
  mayDecide: boolean;
  decisions: Pick<Decisions<ReviewOrQuestion>, 'prepare' | 'takeBack'>;
}

/** [UX-77, UX-98] Reviews or questions that wait, decided one by one or together. */
export function ReviewQueue({ name, one, many, pages, items, mayDecide, decisions }: Props) {
  if (!items) return <NotYet call={pages} what={`The ${many}`} skeleton={{ height: 220 }} />;
  return (
    <QueueView
      items={items}
      decisions={{
        ...decisions,
        renew: () => refresh(name, 'office.getDashboard', 'admin.listActs'),
        words: (items, verdict) =>
          `${items.length === 1 ? `The ${one} is` : `${items.length} ${many} are`} ${verdict === 'approve' ? 'shown' : 'hidden'}.`,
      }}
      many={many}
      acts={{ approve: 'Show', reject: 'Hide' }}
      rejection={{
        of: () => `Hide this ${one}`,
        note: 'The reason stays in the audit log. Whoever wrote it is not told.',
        usual: reasons,
      }}
      mayDecide={mayDecide}
      hasMore={pages.hasNextPage}
      empty={{
        title: `No ${many} wait for you`,
        words: 'What people report, and what the setting REVIEW_MODERATION holds back, comes here.',
      }}
    >
      {(acts) => (
        <>
          <div className="d-frame">
            {acts.queue.shown.map((item) => (
              <ReviewQueueRow key={item.id} item={item} acts={acts} mayDecide={mayDecide} />
            ))}
          </div>
          <DeskMore pages={pages} />
        </>
      )}
    </QueueView>
  );
}
