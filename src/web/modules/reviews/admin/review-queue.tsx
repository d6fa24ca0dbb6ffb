import type { ComponentProps } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import type { ListExport } from '#web/modules/admin/lists/export-button.tsx';
import { QueueView } from '#web/modules/admin/queues/queue-view.tsx';
import type { Decisions } from '#web/modules/admin/queues/use-decisions.ts';
import { type ReviewOrQuestion, ReviewQueueRow } from './review-queue-row.tsx';
import * as texts from './review-queue-texts.ts';
import './review-queue.css';

interface Props {
  name: 'reviews.listForModeration' | 'reviews.listReported' | 'reviews.listQuestionsForModeration';
  kind: texts.QueueKind;
  pages: ComponentProps<typeof DeskMore>['pages'] & ComponentProps<typeof NotYet>['call'];
  items: ReviewOrQuestion[] | undefined;
  mayDecide: boolean;
  mayApprove?: boolean;
  /** What is said where none wait, instead of the usual. */
  empty?: { title: string; text: string } | undefined;
  exported: ListExport;
  decisions: Pick<Decisions<ReviewOrQuestion>, 'prepare' | 'undoDecision'>;
}

/** [UX-77, UX-98] Reviews or questions that wait, decided one by one or together. */
export function ReviewQueue({ name, kind, pages, items, mayDecide, mayApprove = true, decisions, ...props }: Props) {
  if (!items) return <NotYet call={pages} what={texts.ofKind[kind].the} skeleton={{ height: 220 }} />;
  return (
    <QueueView
      items={items}
      decisions={{
        ...decisions,
        renew: () => refresh(name, 'office.getModerationCounts', 'office.getDashboard', 'admin.listActs'),
        message: (items, verdict) => texts.decided(kind, items.length, verdict === 'approve' ? 'approve' : 'reject'),
      }}
      itemsName={texts.ofKind[kind].many}
      labels={texts.actions}
      rejection={{
        titleOf: () => texts.ofKind[kind].hide,
        note: texts.note,
        usual: texts.reasons,
      }}
      mayDecide={mayDecide}
      mayApprove={mayApprove}
      hasMore={pages.hasNextPage}
      exported={props.exported}
      empty={props.empty ?? { title: texts.ofKind[kind].empty, text: texts.emptyText }}
    >
      {(actions) => (
        <>
          <div className="d-frame">
            {actions.queue.shown.map((item) => (
              <ReviewQueueRow
                key={item.id}
                item={item}
                actions={actions}
                mayDecide={mayDecide}
                mayApprove={mayApprove}
              />
            ))}
          </div>
          <DeskMore pages={pages} />
        </>
      )}
    </QueueView>
  );
}
