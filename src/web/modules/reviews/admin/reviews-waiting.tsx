import type { ComponentProps, ReactNode } from 'react';
import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { ModeratedReview } from '#domain/reviews/model.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useSend } from '#web/platform/use-send.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { ReviewQueue } from './review-queue.tsx';
import type { ReviewOrQuestion } from './review-queue-row.tsx';
import * as texts from './review-queue-texts.ts';
import * as reportTexts from './reports-texts.ts';
import { SettleReports } from './resolve-reports.tsx';

/** The permissions to decide over reviews, and to take them out of the shop alone. */
const DECIDES = 'reviews.moderate';
const REMOVES = 'reviews.remove';

/** What a list says of each of its reviews, and what else can be done there. */
interface Extras {
  note?: ((text: string) => ReactNode) | undefined;
  actions?: ((review: ModeratedReview) => ReactNode) | undefined;
}

const reviewOf = (review: ModeratedReview, { note, actions }: Extras): ReviewOrQuestion => ({
  id: review.reviewId,
  version: [review.state, ...review.reports.map((report) => report.at)].join(' '),
  name: texts.reviewOf(review.buyerName, review.stars, review.title),
  picture: review.picture,
  title: review.title,
  href: hrefTo('product', { productId: review.listingId }),
  who: texts.byWhom(review.buyerName, review.stars),
  at: review.createdAt,
  state: review.state,
  text: (
    <>
      <p className="d-said">{review.body || texts.noText}</p>
      {review.reports.map((report) => (
        <p key={report.at} className="d-small">
          <b>{texts.reported(reportTexts.reasons[report.reason])}</b>
          {report.note && ` – ${report.note}`}
        </p>
      ))}
      {note?.(`${review.title} ${review.body}`)}
    </>
  ),
  actions: actions?.(review),
});

interface Props extends Extras {
  name: 'reviews.listForModeration' | 'reviews.listReported';
  pages: ComponentProps<typeof ReviewQueue>['pages'] & { data: { pages: { items: ModeratedReview[] }[] } | undefined };
  empty?: ComponentProps<typeof ReviewQueue>['empty'];
  exported: ComponentProps<typeof ReviewQueue>['exported'];
}

function Reviews({ name, pages, empty, exported, ...extras }: Props) {
  const admin = useAdmin();
  const mayDecide = hasPermission(admin, DECIDES);
  const mayRemove = hasPermission(admin, REMOVES);
  const remove = useSend('reviews.removeReviews');
  const undoRemovals = useSend('reviews.undoRemovals');
  const moderate = useSend('reviews.moderateReviews');
  const undo = useSend('reviews.undoReviews');
  return (
    <>
      {!mayDecide && (
        <p className="d-small d-t3 d-before-list">
          {texts.decidingNeeds}
          <span className="d-code">{DECIDES}</span>
          {mayRemove ? texts.canRemove : texts.canRead}
        </p>
      )}
      <ReviewQueue
        name={name}
        kind="review"
        pages={pages}
        items={pages.data?.pages.flatMap(({ items }) => items.map((review) => reviewOf(review, extras)))}
        empty={empty}
        exported={exported}
        mayDecide={mayDecide || mayRemove}
        mayApprove={mayDecide}
        decisions={{
          prepare: (items, verdict, reason) => {
            if (!mayDecide) {
              const removal = { reviewIds: items.map(({ id }) => id), reason };
              const removalKey = crypto.randomUUID();
              return () => remove.sendAndWait(removal, removalKey);
            }
            const state = verdict === 'approve' ? 'visible' : 'hidden';
            const input = { reviewIds: items.map(({ id }) => id), state, reason } as const;
            const key = crypto.randomUUID();
            return () => moderate.sendAndWait(input, key);
          },
          undoDecision: (undoId) => (mayDecide ? undo : undoRemovals).sendAndWait({ undoId }),
        }}
      />
    </>
  );
}

/** [OFFICE-01, CAT-04] Reviews that are held or reported. */
export const AllReviews = () => (
  <Reviews
    name="reviews.listForModeration"
    pages={usePages('reviews.listForModeration', { limit: 20 })}
    exported={{ name: 'exportReviews', input: {} }}
  />
);

/** [OFFICE-01] Those that are held or reported as advertising, with what is said of their words. */
export const SpamReviews = ({ note }: Pick<Extras, 'note'>) => (
  <Reviews
    name="reviews.listForModeration"
    pages={usePages('reviews.listForModeration', { as: 'spam', limit: 20 })}
    exported={{ name: 'exportReviews', input: { as: 'spam' } }}
    note={note}
  />
);

/** [SHELL-08, CAT-04] Those that are reported; who does not decide over reviews may find nothing wrong with one. */
export function ReportedReviews() {
  const admin = useAdmin();
  const maySettle = hasPermission(admin, 'reports.resolve') && !hasPermission(admin, DECIDES);
  return (
    <Reviews
      name="reviews.listReported"
      pages={usePages('reviews.listReported', { limit: 20 })}
      exported={{ name: 'exportReports', input: {} }}
      empty={{ title: reportTexts.empty, text: reportTexts.emptyText }}
      actions={
        maySettle ? ({ reviewId, buyerName }) => <SettleReports reviewId={reviewId} who={buyerName} /> : undefined
      }
    />
  );
}
