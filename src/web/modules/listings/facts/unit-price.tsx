import type { Contents } from '#domain/listings/model.ts';
import { unitPrice } from '#domain/listings/unit-price.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';

/** [LAW-04] What is in a piece and the price of a whole unit, beside every price of what is sold by weight, volume or length. */
export function UnitPrice({ cents, contents }: { cents: number; contents: Contents | null | undefined }) {
  if (!contents) return null;
  const price = unitPrice(cents, contents);
  return (
    <span className="tiny-text muted">
      {contents.amount} {contents.unit}
      {price && `, ${formatMoney(price.cents)}/${price.per}`}
    </span>
  );
}
