import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { type AbandonedCart, type AbandonedCartView, abandonedCartViews } from '#domain/recovery/abandoned-carts.ts';
import * as texts from './texts.ts';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';

export interface AbandonedCartsFilter {
  show: AbandonedCartView;
  days: number;
  day: string | undefined;
}

const isGood = (outcome: AbandonedCart['outcome']): boolean => outcome === 'back' || outcome === 'bought';
const columns: DeskColumn<AbandonedCart>[] = [
  { head: texts.heads.begun, cell: ({ begunAt }) => timeText(begunAt) },
  {
    head: texts.heads.lines,
    style: { whiteSpace: 'normal' },
    cell: ({ lines }) =>
      lines.length === 0 ? texts.noneKnown : lines.map((line) => `${line.quantity} × ${line.title}`).join(', '),
  },
  { head: texts.heads.worth, name: 'worth', isNumber: true, cell: ({ totalCents }) => formatMoney(totalCents) },
  { head: texts.heads.mails, name: 'mails', isNumber: true, cell: ({ mails }) => mails },
  {
    head: texts.heads.became,
    cell: ({ outcome }) => (
      <span className={`d-state ${isGood(outcome) ? 'd-ok' : ''}`}>{texts.outcomes[outcome]}</span>
    ),
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
  const address = useTableAddress({ by: '', direction: 'desc' });
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.views[show]} sub={day ? texts.begunOn(formatDay(new Date(day))) : texts.begunIn(days)} />
      <p className="leftcarts__span">
        <Link className="link" href={adminHref('carts')}>
          {texts.allFigures}
        </Link>
      </p>
      <ListTools
        address={address}
        label={texts.views[show]}
        columns={columns}
        exported={{ name: 'exportAbandonedCarts', input: { show, days, ...(day && { day }) } }}
      />
      <PagedList
        name="recovery.listAbandonedCarts"
        input={{ show, days, day }}
        what={texts.carts}
        columns={columns}
        address={address}
        keyOf={(cart) => cart.id}
        empty={
          <DeskEmpty title={texts.noneSuch} draw="wheel">
            {texts.counts}
          </DeskEmpty>
        }
      />
    </main>
  );
}
