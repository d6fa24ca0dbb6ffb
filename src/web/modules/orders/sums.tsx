import type { ReactNode } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { Order } from '#domain/orders/model.ts';
import { RefundLines } from './refund-lines.tsx';
import { type ShopTax, TaxRows } from '#web/modules/shops/tax-rows.tsx';
import * as texts from './texts/bill-texts.ts';
import '#web/modules/cart/price-sums.css';

interface Props {
  of: Record<'subtotalCents' | 'shippingCents' | 'discountCents' | 'totalCents', number> & {
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
export function Sums({ of, units, postage, unsent, promo, taxes }: Props) {
  // A code that takes nothing off the pieces took it off the postage.
  const isFreed = !promo && of.promoCode && of.discountCents === 0;
  return (
    <dl className="price-sums">
      <div>
        <dt>{units}</dt>
        <dd>{formatMoney(of.subtotalCents)}</dd>
      </div>
      <div>
        <dt>
          {postage}
          {isFreed && texts.freeWith(of.promoCode ?? '')}
        </dt>
        <dd>{unsent ?? formatMoney(of.shippingCents)}</dd>
      </div>
      {promo ??
        (of.discountCents > 0 && (
          <div>
            <dt>{of.promoCode ? texts.code(of.promoCode) : texts.reduction}</dt>
            <dd>{formatMoney(-of.discountCents)}</dd>
          </div>
        ))}
      <div className="total">
        <dt>{texts.total}</dt>
        <dd>{formatMoney(of.totalCents)}</dd>
      </div>
      <TaxRows taxes={taxes} />
      {of.refunds && <RefundLines refunds={of.refunds} />}
    </dl>
  );
}
