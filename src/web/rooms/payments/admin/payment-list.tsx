import type { CallOutput } from '#web/platform/calls.ts';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { saveText } from '#web/rooms/admin/audit/save-text.ts';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { dayOf, OneDay } from '#web/rooms/admin/lists/one-day.tsx';
import { PagedList } from '#web/rooms/admin/lists/paged-list.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { RecordLink } from '#web/rooms/admin/records/record-link.tsx';
import { paymentWords } from './payment-words.ts';
import { useView, ViewTabs } from '#web/rooms/admin/view-tabs.tsx';

type PaymentRow = CallOutput<'office.listPayments'>['items'][number];

const views = [
  ['all', 'All'],
  ['open', 'Open'],
  ['late', 'Late'],
  ['mismatched', 'Do not fit'],
  ['failed', 'Failed'],
  ['refunded', 'Given back'],
] as const;
const marks: Partial<Record<PaymentRow['status'], string>> = { captured: 'd-ok', failed: 'd-bad', to_refund: 'd-warn' };
const none: Record<(typeof views)[number][0], string> = {
  all: 'No payment yet',
  open: 'No payment is open',
  late: 'No payment is late',
  mismatched: 'Every payment fits its orders',
  failed: 'No payment failed',
  refunded: 'Nothing went back',
};

const columnsFor = (maySeePeople: boolean): DeskColumn<PaymentRow>[] => [
  {
    head: 'When',
    cell: ({ at, orderNumbers }) => (
      <span className="d-two">
        {timeWords(at)}
        <small>
          {orderNumbers.length === 0 && 'no order'}
          {orderNumbers.map((number, index) => (
            <span key={number}>
              {index > 0 && ', '}
              <RecordLink href={`${adminHref('orders')}?q=${number}`}>{number}</RecordLink>
            </span>
          ))}
        </small>
      </span>
    ),
  },
  {
    head: 'Buyer',
    cell: ({ buyerId, buyerName, card }) => (
      <span className="d-two">
        {maySeePeople && buyerId ? (
          <Link className="d-link" href={`${adminHref('users')}/${buyerId}`}>
            {buyerName || 'Somebody'}
          </Link>
        ) : (
          buyerName || '–'
        )}
        <small>{card || 'no card yet'}</small>
      </span>
    ),
  },
  {
    head: 'State',
    cell: ({ trouble, status }) => (
      <span className="d-two">
        <span className={`d-pill ${trouble ? 'd-bad' : (marks[status] ?? '')}`}>{paymentWords[status]}</span>
        {trouble && <small>{trouble}</small>}
      </span>
    ),
  },
  { head: 'Amount', isNumber: true, cell: ({ amountCents }) => formatMoney(amountCents) },
  {
    head: 'Given back',
    isNumber: true,
    className: 'd-t2',
    cell: ({ refundedCents }) => (refundedCents > 0 ? formatMoney(refundedCents) : '–'),
  },
];

/** [OFFICE-01, OFFICE-02] Payments one by one, and the same as a file. */
export function PaymentList() {
  const admin = useAdmin();
  const view = useView('view', views);
  const query = useQueryParams();
  const checkout = query.get('checkout');
  const day = dayOf(query);
  const take = useSend('office.exportPayments');
  const exported = (): void =>
    take.send(
      { view },
      {
        onSuccess: ({ fileName, csv, rows, isWhole }) => {
          saveText(fileName, csv);
          const what = isWhole ? `${rows} payments` : `The newest ${rows} payments`;
          showToast(`${what} saved as ${fileName}.`, { type: 'success' });
        },
        onError: (problem) => showToast(problem.message, { type: 'error' }),
      },
    );
  return (
    <section className="d-sec" id="payments">
      <DeskSection title="Payments" note="Newest first; what does not fit is looked for in the last 90 days" />
      {checkout && (
        <p className="d-small d-t2" style={{ marginBottom: 12 }}>
          Only the payment of one checkout is shown.{' '}
          <Link className="d-link" href={adminHref('financial')}>
            Show all payments
          </Link>
        </p>
      )}
      {day && (
        <OneDay href={`${adminHref('financial')}?view=${view}`} all="Show all days">
          Only payments begun on {formatDay(new Date(day))} (UTC).
        </OneDay>
      )}
      <ViewTabs href={adminHref('financial')} name="view" views={views} current={view} />
      <PagedList<'office.listPayments', PaymentRow>
        key={`${view} ${checkout} ${day}`}
        name="office.listPayments"
        input={{ view, ...(checkout ? { checkout } : {}), ...(day ? { day } : {}), limit: 25 }}
        what="payments"
        columns={columnsFor(hasPermission(admin, 'users.view'))}
        keyOf={({ checkoutId }) => checkoutId}
        empty={
          <DeskEmpty title={none[view]} draw="wheel">
            Payments come here with the first checkout; they go through the payment provider.
          </DeskEmpty>
        }
      />
      {hasPermission(admin, 'finance.export') ? (
        <p style={{ marginTop: 12 }}>
          <DeskButton isKept onClick={exported} disabled={take.isSending}>
            Export as CSV
          </DeskButton>
        </p>
      ) : (
        <p className="d-small d-t3">
          Exporting needs <span className="d-code">finance.export</span>.
        </p>
      )}
    </section>
  );
}
