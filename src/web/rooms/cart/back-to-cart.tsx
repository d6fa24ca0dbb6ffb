import { Link } from '#web/ui/link.tsx';
import { useCartCount } from './cart-state.ts';

/** The way back to a cart that holds something. */
export function BackToCart() {
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <Link className="link" href="/cart">
      Back to your cart ({count})
    </Link>
  );
}
