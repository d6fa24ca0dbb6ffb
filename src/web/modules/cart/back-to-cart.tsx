import { hrefTo } from '#domain/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { useCartCount } from './cart-state.ts';
import * as texts from './texts/back-texts.ts';

/** The way back to a cart that holds something. */
export function BackToCart() {
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <Link className="link" href={hrefTo('cart')}>
      {texts.backToCart(count)}
    </Link>
  );
}
