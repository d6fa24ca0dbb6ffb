import type { ReactNode } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { Order } from '#domain/orders/model.ts';
import { RefundLines } from './refund-lines.tsx';
import { type ShopTax, TaxRows } from '#web/modules/shops/tax-rows.tsx';
import * as texts from './texts/bill-texts.ts';
import '#web/modules/cart/price-sums.css';

interface Props {
  order: Record<'subtotalCents' | 'shippingCents' | 'discountCents' | 'totalCents', number> & {
    promoCode?: string | null;
    refunds?: Order['refunds'];
  };
  units: ReactNode;
  postage: ReactNode;
  /** In place of what the postage costs, where nothing is sent. */
  unsent?: string | undefined;
  /** The row of a code that can still be taken off; otherwise the reduction is named by its code. */
  promo?: ReactNode;
  taxes: readonly ShopTax[];
}

/** What is bought comes to: pieces, postage, a reduction, and the total with its VAT. */
export function Sums({ order, units, postage, unsent, promo, taxes }: Props) {
  // A code that takes nothing off the pieces took it off the postage.
  const isFreed = !promo && order.promoCode && order.discountCents === 0;
  return (
    <dl className="price-sums">
      <div>
        <dt>{units}</dt>
        <dd>{formatMoney(order.subtotalCents)}</dd>
      </div>
      <div>
        <dt>
          {postage}
          {isFreed && texts.freeWith(order.promoCode ?? '')}
        </dt>
        <dd>{unsent ?? formatMoney(order.shippingCents)}</dd>
      </div>
      {promo ??
        (order.discountCents > 0 && (
          <div>
            <dt>{order.promoCode ? texts.code(order.promoCode) : texts.reduction}</dt>
            <dd>{formatMoney(-order.discountCents)}</dd>
          </div>
        ))}
      <div className="total">
        <dt>{texts.total}</dt>
        <dd>{formatMoney(order.totalCents)}</dd>
      </div>
      <TaxRows taxes={taxes} />
      {order.refunds && <RefundLines refunds={order.refunds} />}
    </dl>
  );
}
