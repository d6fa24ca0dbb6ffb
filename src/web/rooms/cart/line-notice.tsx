import { hrefTo } from '#domain/addresses.ts';
import type { CartLine } from '#domain/cart/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

/** Why a line cannot be bought as it stands, or what else changed; null where it is as it was. */
function noticeOf(line: CartLine): string | null {
  if (line.isOwn) return 'This piece is your own, and nobody buys from their own shop. Remove it to go on.';
  if (line.choiceGone) return 'This choice is no longer offered.';
  if (!line.available) return 'No longer for sale. Remove it to go on.';
  if (line.quantity > line.stock) return `Only ${line.stock} left now. Choose ${line.stock} or fewer.`;
  if (line.priceCents === line.addedPriceCents) return null;
  return `Price changed since you added it: ${formatMoney(line.addedPriceCents)} → ${formatMoney(line.priceCents)}`;
}

/** [UX-45, CART-06] What changed since the line was added; where only the choice is gone, the way to the others. */
export function LineNotice({ line, onLeave }: { line: CartLine; onLeave?: () => void }) {
  const text = noticeOf(line);
  if (!text) return null;
  const isNews = line.available && line.quantity <= line.stock;
  return (
    <p className={`notice ${isNews ? 'notice--info' : ''}`}>
      <Icon name="info" size="s" />
      <span>
        {text}
        {line.choiceGone && !line.isOwn && (
          <>
            {' '}
            <Link className="link" href={hrefTo('product', { productId: line.listingId })} onClick={onLeave}>
              Choose another<span className="visually-hidden"> of {line.title}</span>
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
