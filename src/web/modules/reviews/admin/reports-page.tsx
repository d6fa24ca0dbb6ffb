import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { ModeratedReview } from '#domain/reviews/model.ts';
import { useSend } from '#web/platform/use-send.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './reports-texts.ts';
import '#web/modules/admin/queues/queues.css';

/** What is done about it: whoever resolves reports settles them, hiding stands in the queue. */
function Acts({ reviewId, who }: { reviewId: string; who: string }) {
  const admin = useAdmin();
  const settle = useSend('reviews.settleReports', 'reviews.listReported', 'reviews.listForModeration');
  return (
    <>
      {hasPermission(admin, 'reports.resolve') && (
        <DeskButton
          aria-label={texts.fineOf(who)}
          disabled={settle.isSending}
          onClick={() =>
            settle.send(
              { reviewId },
              {
                onSuccess: () => void showToast(texts.settled, { type: 'success' }),
                onError: (problem) => void showToast(problem.message, { type: 'error' }),
              },
            )
          }
        >
          {texts.fine}
        </DeskButton>
      )}{' '}
      {hasPermission(admin, 'reviews.view') && (
        <Link className="link" href={adminHref('reviews')}>
          {texts.queue}
        </Link>
      )}
    </>
  );
}

const columns: DeskColumn<ModeratedReview>[] = [
  {
    head: texts.what,
    style: { whiteSpace: 'normal' },
    cell: ({ listingId, title, buyerName, stars, body }) => (
      <>
        <Link href={hrefTo('product', { productId: listingId })}>
          <b>{title}</b>
        </Link>
        <p className="d-small d-t2">{texts.by(buyerName, stars)}</p>
        <p className="d-said d-small">{body || texts.noText}</p>
      </>
    ),
  },
  {
    head: texts.why,
    style: { whiteSpace: 'normal' },
    cell: ({ reports }) =>
      reports.map(({ at, reason, note }) => (
        <p key={at} className="d-small">
          <b>{texts.reasons[reason]}</b>
          {note && ` – ${note}`}
        </p>
      )),
  },
  { head: texts.since, className: 'd-t2', cell: ({ reports: [last] }) => last && timeText(last.at) },
  { head: texts.acts, cell: ({ reviewId, buyerName }) => <Acts reviewId={reviewId} who={buyerName} /> },
];

/** [SHELL-08, CAT-04] `/admin/reports`: what people reported, and why. */
export function ReportsPage() {
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      <PagedList<'reviews.listReported', ModeratedReview>
        name="reviews.listReported"
        input={{ limit: 25 }}
        what={texts.reports}
        columns={columns}
        keyOf={({ reviewId }) => reviewId}
        empty={
          <DeskEmpty
            title={texts.empty}
            acts={
              <DeskButtonLink isKept href={adminHref('')}>
                {texts.dashboard}
              </DeskButtonLink>
            }
          >
            {texts.emptyText}
          </DeskEmpty>
        }
      />
    </main>
  );
}
