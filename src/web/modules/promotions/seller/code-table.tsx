import type { ReactNode } from 'react';
import type { Promotion } from '#domain/promotions/model.ts';
import { promotionViews } from '#domain/promotions/promotion-filter.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { ColumnMenu } from '#web/ui/desk/index-table/chosen-columns.tsx';
import { IndexTable } from '#web/ui/desk/index-table/index-table.tsx';
import { useSelection } from '#web/ui/desk/index-table/selection.tsx';
import { SortSelect } from '#web/ui/desk/index-table/sort-head.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import type { Unread } from '#web/ui/desk/not-yet.tsx';
import { ExportLink } from '#web/modules/views/export-link.tsx';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { termsOf, timeOf } from './promotion-text.ts';
import { countIn, shownPromotions } from './shown-promotions.ts';
import { type Rows, SwitchMany, switchButton, switchColumn } from './switch-many.tsx';
import * as texts from './promotion-texts.ts';

const columnsWith = (timeZone: string, onSwitch: (code: string, isOn: boolean) => void): DeskColumn<Promotion>[] => [
  {
    ...{ head: texts.code, sortBy: 'code' },
    cell: (promotion) => (
      <>
        <b>{promotion.code}</b>
        <br />
        <span className="d-t2 d-small">{termsOf(promotion)}</span>
      </>
    ),
  },
  {
    ...{ head: texts.now, name: 'state' },
    cell: (promotion) => (
      <>
        {texts.states[promotion.state]}
        <br />
        <span className="d-t2 d-small">{timeOf(promotion, timeZone)}</span>
      </>
    ),
  },
  {
    ...{ head: texts.orders, name: 'orders', sortBy: 'orders', isNumber: true },
    cell: ({ orders, reserved, maxUses }) => (
      <>
        {maxUses === null ? orders : texts.ordersOf(orders, maxUses)}
        {reserved > 0 && <span className="d-t2 d-small">{texts.beingPaid(reserved)}</span>}
      </>
    ),
  },
  {
    ...{ head: texts.takenOff, name: 'off', sortBy: 'off', isNumber: true, className: 'd-promooff' },
    cell: ({ givenCents }) => formatMoney(givenCents),
  },
  {
    head: texts.actions,
    isHeadHidden: true,
    isNumber: true,
    className: 'd-promoact',
    cell: (promotion) => switchButton(promotion, promotion.code, (isOn) => onSwitch(promotion.code, isOn)),
  },
];

const rowsOf: Rows<Promotion> = { idOf: ({ code }) => code, nameOf: ({ code }) => code };

interface Props {
  promotions: readonly Promotion[] | undefined;
  /** Of the shop’s days. */
  timeZone: string;
  unread: Unread;
  /** In place of none at all. */
  empty: ReactNode;
  onSwitch: (code: string, isOn: boolean) => void;
}

/** [UX-86, CART-05] The codes of the shop with what they brought: views, search, order and columns in the address. */
export function CodeTable({ promotions, timeZone, unread, empty, onSwitch }: Props) {
  const address = useTableAddress({ by: 'newest', direction: 'desc' });
  const { params, sorting } = address;
  const q = params.get('q') ?? '';
  const view = promotionViews.find((each) => each === params.get('view')) ?? '';
  const selection = useSelection({ view, q });
  const columns = [switchColumn(selection, rowsOf), ...columnsWith(timeZone, onSwitch)];
  const rows = promotions && shownPromotions(promotions, { view, q, sorting });
  const isAny = promotions !== undefined && promotions.length > 0;
  return (
    <section className="d-promos">
      {isAny && (
        <>
          <ViewTabs
            list="seller.promotions"
            address={address}
            tabs={promotionViews.map((each) => ({
              label: texts.views[each || 'all'],
              href: address.hrefWith({ view: each }),
              isCurrent: each === view,
              count: countIn(promotions, each),
            }))}
          />
          <search className="d-bar">
            <DeskSearch
              label={texts.search}
              placeholder={texts.placeholder}
              value={q}
              onSearch={(text) => address.change({ q: text }, true)}
            />
            <span className="d-spacer" />
            <SortSelect columns={[{ head: texts.newest, sortBy: 'newest' }, ...columns]} address={address} />
            <ColumnMenu columns={columns} address={address} />
            <ExportLink list="promotions" filter={{ view, q }} hiddenLabel={texts.codes} />
          </search>
          <SwitchMany
            {...rowsOf}
            selection={selection}
            rows={rows ?? []}
            says={texts.manyCodes}
            stop={(send, { code }) => send('promotions.stopPromotion', { code })}
            start={(send, { code }) => send('promotions.resumePromotion', { code })}
          />
        </>
      )}
      <IndexTable
        isBare
        address={address}
        className="d-promotable"
        caption={texts.codes}
        columns={columns}
        rows={rows}
        keyOf={rowsOf.idOf}
        unread={unread}
        empty={
          isAny ? (
            <DeskEmpty
              title={texts.noMatch}
              draw="needle"
              actions={
                <DeskButtonLink isAlwaysShown href={address.hrefWith({ q: null, view: null })}>
                  {texts.clearFilters}
                </DeskButtonLink>
              }
            >
              {texts.searchHint}
            </DeskEmpty>
          ) : (
            empty
          )
        }
      />
    </section>
  );
}
