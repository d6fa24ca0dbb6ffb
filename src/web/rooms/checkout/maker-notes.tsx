import { hrefTo } from '#domain/addresses.ts';
import type { Quote } from '#domain/checkout/model.ts';
import { useCartState } from '#web/rooms/cart/cart-state.ts';
import { Link } from '#web/ui/link.tsx';
import * as texts from './texts/maker-note-texts.ts';

/** [CART-07] What was said to each maker in the cart goes along. */
export function MakerNotes({ quote }: { quote: Quote }) {
  const { notes } = useCartState().cart;
  const said = quote.parcels.filter(({ sellerId }) => notes[sellerId]);
  if (said.length === 0) return null;
  return (
    <div className="small">
      {said.map(({ sellerId, shopName }) => (
        <p key={sellerId}>{texts.toShop(shopName, notes[sellerId] ?? '')}</p>
      ))}
      <Link className="link" href={hrefTo('cart')}>
        {texts.change}
      </Link>
    </div>
  );
}
