import { formatDate, formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { orderStateSchema } from '#domain/orders/model.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { DueMark, StateMark } from '../order-marks.tsx';
import { stateWords } from '../texts/state-texts.ts';
import { parts } from './texts/part-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { PagedList } from '#web/rooms/admin/lists/paged-list.tsx';
import { dayOf, daysOf, OneDay } from '#web/rooms/admin/lists/one-day.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { RecordLink } from '#web/rooms/admin/records/record-link.tsx';

type OrderPart = keyof typeof parts;
type OrderRow = CallOutput<'office.listOrders'>['items'][number];

const columns: DeskColumn<OrderRow>[] = [
  {
    head: 'Order',
    cell: ({ orderId, number, placedAt }) => (
      <span className="d-two">
        <Link className="d-link" href={adminHref(`orders/${orderId}`)}>
          <b>{number}</b>
        </Link>
        <small>{timeWords(placedAt)}</small>
      </span>
    ),
  },
  { head: 'Shop', cell: ({ shopName }) => shopName },
  {
    head: 'Buyer',
    cell: ({ buyerId, buyerName }) => (
      <RecordLink href={buyerId ? adminHref(`users/${buyerId}`) : ''}>{buyerName}</RecordLink>
    ),
  },
  { head: 'State', cell: ({ state }) => <StateMark state={state} /> },
  { head: 'Leaves by', cell: ({ state, leavesBy }) => <DueMark state={state} leavesBy={leavesBy} /> },
  { head: 'Total', isNumber: true, cell: ({ totalCents }) => formatMoney(totalCents) },
];
const states = orderStateSchema.options;
const partOf = (asked: string | null): OrderPart | undefined =>
  (Object.keys(parts) as OrderPart[]).find((part) => part === asked);
/** Beside what an order came to, what the asked part of it is. */
const columnsWith = (part: OrderPart | undefined): DeskColumn<OrderRow>[] =>
  part
    ? [...columns, { head: parts[part].head, isNumber: true, cell: ({ partCents }) => formatMoney(partCents ?? 0) }]
    : columns;

/** [OFFICE-01] The orders of all shops; each leads to its record. */
export function OrdersPage() {
  const query = useQueryParams();
  const q = query.get('q') ?? '';
  const wanted = query.get('state') ?? '';
  const state = states.find((each) => each === wanted);
  const day = dayOf(query);
  const what = query.get('what') === 'refunded' ? 'refunded' : 'placed';
  const days = daysOf(query);
  const part = partOf(query.get('part'));
  const show = (next: { q: string; state: string }): void => {
    const narrowed = { ...next, ...(day ? { day, what } : {}), ...days, ...(part ? { part } : {}) };
    const words = new URLSearchParams(Object.entries(narrowed).filter(([, value]) => value)).toString();
    go(adminHref('orders') + (words ? `?${words}` : ''), { replace: true, stay: true });
  };
  return (
    <main id="main" className="d-main">
      <DeskHead title="Orders" sub="Of all shops, newest first" />
      <div className="d-bar" role="search" aria-label="Search orders">
        <DeskSearch
          label="Words"
          placeholder="Number, id or e-mail"
          words={q}
          onWords={(words) => show({ q: words, state: wanted })}
        />
        <DeskSelect
          className="d-sel"
          aria-label="State"
          options={[['', 'Any state'], ...states.map((each) => [each, stateWords[each]] as const)]}
          value={state ?? ''}
          onChoose={(next) => show({ q, state: next })}
        />
      </div>
      {day && (
        <OneDay href={adminHref('orders')} all="Show all orders">
          Only orders {what === 'refunded' ? 'given back' : 'placed and paid'} on {formatDay(new Date(day))} (UTC).
        </OneDay>
      )}
      {days.from && (
        <OneDay href={adminHref('orders')} all="Show all orders">
          Only orders paid from {formatDate(new Date(days.from))} on
          {days.until && ` and before ${formatDate(new Date(days.until))}`} (UTC).
          {part && parts[part].only}
        </OneDay>
      )}
      <PagedList<'office.listOrders', OrderRow>
        key={`${q} ${wanted} ${day} ${what} ${days.from} ${days.until} ${part}`}
        name="office.listOrders"
        input={{
          ...(q ? { q } : {}),
          ...(state ? { state } : {}),
          ...(day ? { day, what } : {}),
          ...days,
          ...(part ? { part } : {}),
          limit: 25,
        }}
        what="orders"
        columns={columnsWith(part)}
        keyOf={({ orderId }) => orderId}
        empty={
          <DeskEmpty
            title="No order fits"
            draw="needle"
            acts={
              (q || state || day || days.from) && (
                <DeskButtonLink isKept href={adminHref('orders')}>
                  Show all orders
                </DeskButtonLink>
              )
            }
          >
            {day || days.from
              ? 'Nothing of the kind happened in that time.'
              : q || state
                ? 'A whole number such as AM-2026-000123 is needed, an order’s id, or the whole address of the buyer’s account.'
                : 'Orders come here with the first payment.'}
          </DeskEmpty>
        }
      />
    </main>
  );
}
