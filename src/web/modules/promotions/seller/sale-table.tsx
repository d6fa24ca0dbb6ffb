import type { Sale } from '#domain/promotions/sale-model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { timeOf } from './promotion-words.ts';
import * as texts from './promotion-texts.ts';

/** `20 % off everything`, `€5.00 off Green mug` */
export function saleName({ off, listingId, listingTitle }: Sale): string {
  const taken = off.kind === 'percent' ? texts.percentOf(off.percent) : formatMoney(off.amountCents);
  return texts.off(taken, listingId ? (listingTitle ?? texts.listingGone) : texts.everything);
}

const isLive = ({ state }: Sale): boolean => state === 'planned' || state === 'running';

const columnsWith = (timeZone: string, onStop: (sale: Sale) => void): DeskColumn<Sale>[] => [
  { head: texts.sale, cell: (sale) => <b>{saleName(sale)}</b> },
  {
    head: texts.now,
    cell: (sale) => (
      <>
        {texts.saleStates[sale.state]}
        <br />
        <span className="d-t2 d-small">{timeOf(sale, timeZone)}</span>
      </>
    ),
  },
  {
    head: texts.lowered,
    isNumber: true,
    className: 'd-promooff',
    cell: ({ state, listings }) => (state === 'running' ? listings : '–'),
  },
  {
    head: texts.acts,
    isHeadHidden: true,
    isNumber: true,
    className: 'd-promoact',
    cell: (sale) =>
      isLive(sale) && (
        <DeskButton kind="soft" isSmall onClick={() => onStop(sale)}>
          {texts.stop}
          <span className="visually-hidden"> {saleName(sale)}</span>
        </DeskButton>
      ),
  },
];

interface Props {
  sales: readonly Sale[];
  /** Of the shop’s days. */
  timeZone: string;
  onStop: (sale: Sale) => void;
}

/** [DASH-04] The sales of the shop, with how many pieces each lowers now. */
export const SaleTable = ({ sales, timeZone, onStop }: Props) => (
  <DeskTable
    isBare
    className="d-promotable"
    caption={texts.sales}
    columns={columnsWith(timeZone, onStop)}
    rows={sales}
    keyOf={({ saleId }) => saleId}
  />
);
