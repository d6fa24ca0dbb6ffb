import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { type AbandonedCart, type AbandonedCartView, abandonedCartViews } from '#domain/recovery/abandoned-carts.ts';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { PagedList } from '#web/rooms/admin/lists/paged-list.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';

export interface AbandonedCartsFilter {
  show: AbandonedCartView;
  days: number;
  day: string | undefined;
}

const titles: Record<AbandonedCartView, string> = {
  left: 'Carts left',
  mailed: 'Carts with mails',
  back: 'Carts that came back',
};
const outcomes: Record<AbandonedCart['outcome'], [label: string, mark: string]> = {
  open: ['Open', ''],
  back: ['Came back', 'd-ok'],
  bought: ['Bought later', 'd-ok'],
  emptied: ['Emptied', ''],
  'let go': ['Let go', ''],
  'wants no mail': ['Wants no mail', ''],
};
const columns: DeskColumn<AbandonedCart>[] = [
  { head: 'Begun', cell: ({ begunAt }) => timeWords(begunAt) },
  {
    head: 'Pieces',
    style: { whiteSpace: 'normal' },
    cell: ({ pieces }) =>
      pieces.length === 0 ? 'None is known' : pieces.map((line) => `${line.quantity} × ${line.title}`).join(', '),
  },
  { head: 'Worth', isNumber: true, cell: ({ totalCents }) => formatMoney(totalCents) },
  { head: 'Mails', isNumber: true, cell: ({ mails }) => mails },
  {
    head: 'What became of it',
    cell: ({ outcome }) => <span className={`d-state ${outcomes[outcome][1]}`}>{outcomes[outcome][0]}</span>,
  },
];

export const abandonedCartsHref = ({ show, days, day }: AbandonedCartsFilter): string =>
  `${adminHref('carts')}?show=${show}&days=${days}${day ? `&day=${day}` : ''}`;

/** What the address asks for; null where it is the figures. */
export function abandonedCartsFilter(query: URLSearchParams): AbandonedCartsFilter | null {
  const show = abandonedCartViews.find((view) => view === query.get('show'));
  const days = Number(query.get('days'));
  const day = query.get('day') ?? '';
  if (!show) return null;
  return {
    show,
    days: Number.isInteger(days) && days >= 1 && days <= 365 ? days : 30,
    day: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined,
  };
}

/** [REC-12] The carts that a figure counts. */
export function AbandonedCartsList({ filter }: { filter: AbandonedCartsFilter }) {
  const { show, days, day } = filter;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={titles[show]}
        sub={`${day ? `Begun on ${formatDay(new Date(day))}` : `Begun in the last ${days} days`}. Whose they are is not shown here.`}
      />
      <p className="leftcarts__span">
        <Link className="link" href={adminHref('carts')}>
          All figures of left carts
        </Link>
      </p>
      <PagedList
        name="recovery.listAbandonedCarts"
        input={{ show, days, day }}
        what="carts"
        columns={columns}
        keyOf={(cart) => cart.id}
        empty={
          <DeskEmpty title="No such cart in this time" draw="wheel">
            A cart counts once nothing was done with it for half an hour.
          </DeskEmpty>
        }
      />
    </main>
  );
}
