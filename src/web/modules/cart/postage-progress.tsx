import type { CartLine } from '#domain/cart/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useCartState } from './cart-state.ts';
import { useQuote } from './use-quote.ts';
import * as texts from './texts/cart-texts.tsx';
import './postage-progress.css';

const worthOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + (line.available ? line.priceCents * line.quantity : 0), 0);

/** [UX-37] How much is missing until a shop sends its parcel for nothing; nothing where the shop has no such rule. */
export function PostageProgress({ added }: { added: string | null }) {
  const { cart } = useCartState();
  const { quote } = useQuote();
  const rows = (quote?.parcels ?? []).flatMap(({ sellerId, shopName, freeFromCents }) => {
    const lines = cart.items.filter((line) => line.sellerId === sellerId);
    const isNew = lines.some((line) => line.variantId === added);
    return freeFromCents !== null && freeFromCents > 0 && lines.length > 0
      ? [{ sellerId, shopName, from: freeFromCents, worth: worthOf(lines), isNew }]
      : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul className="postbar" aria-label={texts.postageBar}>
      {rows
        .toSorted((a, b) => Number(b.isNew) - Number(a.isNew))
        .map(({ sellerId, shopName, from, worth }) => (
          <li key={sellerId}>
            <p className="small">
              <Icon name="parcel" size="s" />
              {worth >= from ? (
                <span>{texts.freePost(shopName)}</span>
              ) : (
                <span>{texts.untilFree(formatMoney(from - worth), shopName)}</span>
              )}
            </p>
            <progress
              max={from}
              value={Math.min(worth, from)}
              aria-label={texts.progress(formatMoney(Math.min(worth, from)), formatMoney(from), shopName)}
            />
          </li>
        ))}
    </ul>
  );
}
