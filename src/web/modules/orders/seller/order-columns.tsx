import type { OrderSummary } from '#domain/orders/model.ts';
import { countryName, formatMoney, localDay } from '#web/platform/languages/formats.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { DueMark, StateMark } from '../order-marks.tsx';
import * as texts from './texts/order-list-texts.ts';

/** One order of the maker's table. */
export const orderColumns: DeskColumn<OrderSummary>[] = [
  {
    ...{ head: texts.order, sortBy: 'placed', sortsDown: true, width: 150, className: 'd-two d-onumber' },
    cell: ({ orderId, number, placedAt }) => (
      <>
        <Link className="d-code" href={sellerHref(`orders/${orderId}`)}>
          <b>{number}</b>
        </Link>
        <small>{localDay(placedAt)}</small>
      </>
    ),
  },
  {
    ...{ head: texts.listings, className: 'd-opieces' },
    cell: ({ pictures, firstTitle, itemCount }) => (
      <span className="d-pcs">
        <Thumb picture={pictures[0]} />
        <span>
          {firstTitle}
          {itemCount > 1 && <small>{texts.units(itemCount)}</small>}
        </span>
      </span>
    ),
  },
  {
    ...{ head: texts.buyer, name: 'buyer', width: 180, className: 'd-two d-obuyer' },
    cell: ({ buyerName, city, country }) => (
      <>
        {buyerName}
        <small>
          {city}, {countryName(country)}
        </small>
      </>
    ),
  },
  {
    ...{ head: texts.leavesBy, name: 'leaves', sortBy: 'leaves', width: 196, className: 'd-odue' },
    cell: (order) => <DueMark {...order} />,
  },
  {
    ...{ head: texts.state, name: 'state', width: 132, className: 'd-ostate' },
    cell: (order) => <StateMark {...order} />,
  },
  {
    ...{ head: texts.total, name: 'total', sortBy: 'total', isNumber: true, width: 110, className: 'd-ototal' },
    cell: ({ totalCents }) => formatMoney(totalCents),
  },
];
