import { Icon } from '#web/ui/icon.tsx';
import { useWishlist } from './wishlist-context.tsx';
import { removeFromWishlist, saveToWishlist } from './wishlist-state.ts';
import * as texts from './texts/change-texts.ts';
import './heart.css';

/** [UX-26, WISH-04] Puts a piece on the wishlist and takes it off: a button of its own beside the card's link. */
export function Heart({ id, title, inBuyBox }: { id: string; title: string; inBuyBox?: boolean }) {
  const isOn = useWishlist().items.some((item) => item.id === id);
  return (
    <button
      type="button"
      className={inBuyBox ? 'buy-box__heart' : 'card__heart'}
      aria-pressed={isOn}
      aria-label={texts.onWishlist(title)}
      title={isOn ? texts.remove : texts.add}
      onClick={() => void (isOn ? removeFromWishlist(id, title) : saveToWishlist(id, title))}
    >
      <Icon name="heart" />
    </button>
  );
}
