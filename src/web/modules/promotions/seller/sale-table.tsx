import { promotionViews } from '#domain/promotions/promotion-filter.ts';
import type { Sale } from '#domain/promotions/sale-model.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { ColumnMenu } from '#web/ui/desk/index-table/chosen-columns.tsx';
import { IndexTable } from '#web/ui/desk/index-table/index-table.tsx';
import { useSelection } from '#web/ui/desk/index-table/selection.tsx';
import { SortSelect } from '#web/ui/desk/index-table/sort-head.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { ExportLink } from '#web/modules/views/export-link.tsx';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { timeOf } from './promotion-text.ts';
import { countIn, shownSales } from './shown-promotions.ts';
import { saleName } from './sale-name.ts';
import { type Rows, SwitchMany, switchButton, switchColumn } from './switch-many.tsx';
import * as texts from './promotion-texts.ts';

const columnsWith = (timeZone: string, onSwitch: (sale: Sale, isOn: boolean) => void): DeskColumn<Sale>[] => [
  { head: texts.sale, sortBy: 'sale', cell: (sale) => <b>{saleName(sale)}</b> },
  {
    ...{ head: texts.now, name: 'state' },
    cell: (sale) => (
      <>
        {texts.saleStates[sale.state]}
        <br />
        <span className="d-t2 d-small">{timeOf(sale, timeZone)}</span>
      </>
    ),
  },
  {
    ...{ head: texts.lowered, name: 'lowered', sortBy: 'lowered', isNumber: true, className: 'd-promooff' },
    cell: ({ state, listings }) => (state === 'running' ? listings : '–'),
  },
  {
    head: texts.actions,
    isHeadHidden: true,
    isNumber: true,
    className: 'd-promoact',
    cell: (sale) => switchButton(sale, saleName(sale), (isOn) => onSwitch(sale, isOn)),
  },
];

const rowsOf: Rows<Sale> = { idOf: ({ saleId }) => saleId, nameOf: saleName };

interface Props {
  sales: readonly Sale[];
  /** Of the shop’s days. */
  timeZone: string;
  onSwitch: (sale: Sale, isOn: boolean) => void;
}

const noMatch = (href: string) => (
  <DeskEmpty
    title={texts.noSaleMatches}
    draw="needle"
    actions={
      <DeskButtonLink isAlwaysShown href={href}>
        {texts.clearFilters}
      </DeskButtonLink>
    }
  >
    {texts.saleSearchHint}
  </DeskEmpty>
);

/** [DASH-04, UX-86] The sales of the shop, with how many pieces each lowers now: views, search, order and columns in the address. */
export function SaleTable({ sales, timeZone, onSwitch }: Props) {
  const address = useTableAddress({ by: 'newest', direction: 'desc' }, 'sales');
  const { params, sorting } = address;
  const q = params.get('q') ?? '';
  const view = promotionViews.find((each) => each === params.get('view')) ?? '';
  const selection = useSelection({ view, q });
  const columns = [switchColumn(selection, rowsOf), ...columnsWith(timeZone, onSwitch)];
  const rows = shownSales(sales, { view, q, sorting });
  return (
    <>
      <ViewTabs
        list="seller.sales"
        address={address}
        label={texts.sales}
        tabs={promotionViews.map((each) => ({
          label: texts.saleViews[each || 'all'],
          href: address.hrefWith({ view: each }),
          isCurrent: each === view,
          count: countIn(sales, each),
        }))}
      />
      <search className="d-bar" aria-label={texts.searchSales}>
        <DeskSearch
          label={texts.searchSales}
          placeholder={texts.salePlaceholder}
          value={q}
          onSearch={(text) => address.change({ q: text }, true)}
        />
        <span className="d-spacer" />
        <SortSelect columns={[{ head: texts.newest, sortBy: 'newest' }, ...columns]} address={address} />
        <ColumnMenu columns={columns} address={address} />
        <ExportLink list="sales" filter={{ view, q }} hiddenLabel={texts.sales} />
      </search>
      <SwitchMany
        {...rowsOf}
        selection={selection}
        rows={rows}
        says={texts.manySales}
        stop={(send, { saleId }) => send('promotions.stopSale', { saleId })}
        start={(send, { saleId }) => send('promotions.resumeSale', { saleId })}
      />
      <IndexTable
        isBare
        address={address}
        className="d-promotable"
        caption={texts.sales}
        columns={columns}
        rows={rows}
        keyOf={rowsOf.idOf}
        empty={noMatch(address.hrefWith({ q: null, view: null }))}
      />
    </>
  );
}
