import { formatDate, formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { orderStateSchema } from '#domain/orders/model.ts';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { DueMark, StateMark } from '../order-marks.tsx';
import { orderStateTexts } from '../texts/state-texts.ts';
import * as texts from './texts/list-texts.ts';
import { parts } from './texts/part-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { chosenSort } from '#web/modules/admin/lists/list-sort.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { dayOf, daysOf, OneDay } from '#web/modules/admin/lists/one-day.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';

type OrderPart = keyof typeof parts;
type OrderRow = CallOutput<'office.listOrders'>['items'][number];

const baseColumns: DeskColumn<OrderRow>[] = [
  {
    head: texts.order,
    sortBy: 'placed',
    sortsDown: true,
    cell: ({ orderId, number, placedAt }) => (
      <span className="d-two">
        <Link className="d-link" href={adminHref(`orders/${orderId}`)}>
          <b>{number}</b>
        </Link>
        <small>{timeText(placedAt)}</small>
      </span>
    ),
  },
  { head: texts.shop, name: 'shop', cell: ({ shopName }) => shopName },
  {
    head: texts.buyer,
    name: 'buyer',
    cell: ({ buyerId, buyerName }) => (
      <RecordLink href={buyerId ? adminHref(`users/${buyerId}`) : ''}>{buyerName}</RecordLink>
    ),
  },
  { head: texts.state, name: 'state', cell: (order) => <StateMark {...order} /> },
  { head: texts.leavesBy, name: 'leaves', sortBy: 'leaves', cell: (order) => <DueMark {...order} /> },
  {
    head: texts.total,
    name: 'total',
    sortBy: 'total',
    isNumber: true,
    cell: ({ totalCents }) => formatMoney(totalCents),
  },
];
const states = orderStateSchema.options;
const sorts = ['placed', 'total', 'leaves'] as const;
const partOf = (param: string | null): OrderPart | undefined =>
  (Object.keys(parts) as OrderPart[]).find((part) => part === param);
/** Beside what an order came to, what the asked part of it is. */
const columnsWith = (part: OrderPart | undefined): DeskColumn<OrderRow>[] =>
  part
    ? [...baseColumns, { head: parts[part].head, isNumber: true, cell: ({ partCents }) => formatMoney(partCents ?? 0) }]
    : baseColumns;

/** Whose orders a record leads to. */
function personOf(query: URLSearchParams): { buyerId?: string; sellerId?: string } {
  const [buyerId, sellerId] = [query.get('buyer'), query.get('seller')];
  return { ...(buyerId && { buyerId }), ...(sellerId && { sellerId }) };
}

function whyNone({ isInTime, q, state }: { isInTime: boolean; q: string; state: string | undefined }): string {
  if (isInTime) return texts.nothingThen;
  if (q) return texts.whatIsNeeded;
  return state ? texts.noneInState : texts.comeHere;
}

/** [OFFICE-01] The orders of all shops; each leads to its record. */
export function OrdersPage() {
  const address = useTableAddress({ by: 'placed', direction: 'desc' });
  const query = address.params;
  const q = query.get('q') ?? '';
  const state = states.find((each) => each === query.get('state'));
  const day = dayOf(query);
  const what = query.get('what') === 'refunded' ? ('refunded' as const) : ('placed' as const);
  const days = daysOf(query);
  const part = partOf(query.get('part'));
  const person = personOf(query);
  const filter = {
    ...(q && { q }),
    ...(state && { state }),
    ...(day && { day, what }),
    ...days,
    ...(part && { part }),
    ...person,
    ...chosenSort(address, sorts),
  };
  const columns = columnsWith(part);
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.orders} sub={texts.ofAllShops} />
      <ViewTabs
        list="admin.orders"
        address={address}
        tabs={[{ label: texts.all, href: address.hrefWith({}), isCurrent: true }]}
      />
      <ListTools
        address={address}
        label={texts.search}
        search={{ label: texts.searchText, hint: texts.placeholder }}
        filters={[
          {
            ...{ name: 'state', label: texts.state },
            options: [['', texts.anyState], ...states.map((each) => [each, orderStateTexts[each]] as const)],
          },
        ]}
        columns={columns}
        exported={{ name: 'exportMarketOrders', input: filter }}
      />
      {(person.buyerId || person.sellerId) && (
        <OneDay href={adminHref('orders')} all={texts.showAll}>
          {person.buyerId ? texts.ofOneBuyer : texts.ofOneShop}
        </OneDay>
      )}
      {day && (
        <OneDay href={adminHref('orders')} all={texts.showAll}>
          {texts.onlyOn(texts.onDay[what], formatDay(new Date(day)))}
        </OneDay>
      )}
      {days.from && (
        <OneDay href={adminHref('orders')} all={texts.showAll}>
          {texts.onlyFrom(formatDate(new Date(days.from)), days.until ? formatDate(new Date(days.until)) : '')}
          {part && parts[part].only}
        </OneDay>
      )}
      <PagedList<'office.listOrders', OrderRow>
        key={JSON.stringify(filter)}
        name="office.listOrders"
        input={{ ...filter, limit: 25 }}
        what={texts.what}
        columns={columns}
        address={address}
        keyOf={({ orderId }) => orderId}
        empty={
          <DeskEmpty
            title={texts.noneFits}
            draw="needle"
            actions={
              (q || state || day || days.from) && (
                <DeskButtonLink isAlwaysShown href={adminHref('orders')}>
                  {texts.showAll}
                </DeskButtonLink>
              )
            }
          >
            {whyNone({ isInTime: Boolean(day || days.from), q, state })}
          </DeskEmpty>
        }
      />
    </main>
  );
}
