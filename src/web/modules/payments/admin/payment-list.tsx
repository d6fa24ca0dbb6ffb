import type { CallOutput } from '#web/platform/calls.ts';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { Pill, type Tone } from '#web/ui/desk/pill.tsx';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { ExportButton } from '#web/modules/admin/lists/export-button.tsx';
import { chosenSort } from '#web/modules/admin/lists/list-sort.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { dayOf, OneDay } from '#web/modules/admin/lists/one-day.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import * as texts from './texts/payment-texts.ts';
import { useView } from '#web/modules/admin/use-view.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';

type PaymentRow = CallOutput<'office.listPayments'>['items'][number];

type View = keyof typeof texts.views;
const views = (Object.keys(texts.views) as View[]).map((view) => [view, texts.views[view].name] as const);
const marks: Partial<Record<PaymentRow['status'], Tone>> = { captured: 'ok', failed: 'bad', to_refund: 'warn' };
const columnsFor = (maySeePeople: boolean): DeskColumn<PaymentRow>[] => [
  {
    head: texts.when,
    sortBy: 'at',
    sortsDown: true,
    cell: ({ at, orderNumbers }) => (
      <span className="d-two">
        {timeText(at)}
        <small>
          {orderNumbers.length === 0 && texts.noOrder}
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
    head: texts.buyer,
    name: 'buyer',
    cell: ({ buyerId, buyerName, card }) => (
      <span className="d-two">
        {maySeePeople && buyerId ? (
          <Link className="d-link" href={`${adminHref('users')}/${buyerId}`}>
            {buyerName || texts.somebody}
          </Link>
        ) : (
          buyerName || '–'
        )}
        <small>{card || texts.noCard}</small>
      </span>
    ),
  },
  {
    head: texts.state,
    name: 'state',
    cell: ({ trouble, status }) => (
      <span className="d-two">
        <Pill tone={trouble ? 'bad' : marks[status]}>{texts.paymentStatusTexts[status]}</Pill>
        {trouble && <small>{texts.troubles[trouble]}</small>}
      </span>
    ),
  },
  {
    head: texts.amount,
    sortBy: 'amount',
    isNumber: true,
    cell: ({ amountCents }) => formatMoney(amountCents),
  },
  {
    head: texts.givenBack,
    name: 'back',
    isNumber: true,
    className: 'd-t2',
    cell: ({ refundedCents }) => (refundedCents > 0 ? formatMoney(refundedCents) : '–'),
  },
];

/** [OFFICE-01, OFFICE-02] Payments one by one, and the same as a file. */
export function PaymentList() {
  const admin = useAdmin();
  const view = useView('view', views);
  const address = useTableAddress({ by: 'at', direction: 'desc' }, '', ['view', 'checkout', 'day']);
  const query = address.params;
  const checkout = query.get('checkout');
  const day = dayOf(query);
  const columns = columnsFor(hasPermission(admin, 'users.view'));
  const filter = {
    ...{ view, ...(checkout && { checkout }), ...(day && { day }) },
    ...chosenSort(address, ['at', 'amount']),
  };
  return (
    <section className="d-sec" id="payments">
      <DeskSection title={texts.title} note={texts.note} />
      {checkout && (
        <p className="d-small d-t2 d-before-list">
          {texts.onlyOne}
          <Link className="d-link" href={adminHref('financial')}>
            {texts.showAll}
          </Link>
        </p>
      )}
      {day && (
        <OneDay href={`${adminHref('financial')}?view=${view}`} all={texts.allDays}>
          {texts.onlyDay(formatDay(new Date(day)))}
        </OneDay>
      )}
      <ViewTabs
        list="admin.payments"
        address={address}
        tabs={views.map(([each, label], index) => ({
          label,
          href: address.hrefWith({ view: index === 0 ? '' : each }),
          isCurrent: each === view,
        }))}
      />
      <ListTools address={address} label={texts.title} columns={columns} />
      <PagedList<'office.listPayments', PaymentRow>
        key={JSON.stringify(filter)}
        name="office.listPayments"
        input={{ ...filter, limit: 25 }}
        what={texts.payments}
        columns={columns}
        address={address}
        keyOf={({ checkoutId }) => checkoutId}
        empty={
          <DeskEmpty title={texts.views[view].none} draw="wheel">
            {texts.comeHere}
          </DeskEmpty>
        }
      />
      {hasPermission(admin, 'finance.export') ? (
        <p className="d-after">
          <ExportButton
            key={JSON.stringify(filter)}
            name="exportPayments"
            input={filter}
            label={texts.exportCsv}
            saved={({ rows, fileName, isWhole }) => texts.saved(rows, fileName, isWhole)}
          />
        </p>
      ) : (
        <p className="d-small d-t3">
          {texts.exportNeeds} <span className="d-code">{'finance.export' satisfies Permission}</span>.
        </p>
      )}
    </section>
  );
}
