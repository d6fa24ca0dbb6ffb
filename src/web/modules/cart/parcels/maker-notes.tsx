import { hrefTo } from '#domain/addresses.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useCartState } from '../cart-state.ts';
import { Link } from '#web/ui/link.tsx';
import * as texts from '../texts/note-texts.ts';

/** [CART-07] What was said to each maker in the cart goes along. */
export function MakerNotes({ quote }: { quote: CallOutput<'checkout.getQuote'> }) {
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
