import { Icon } from '#web/ui/icon.tsx';
import * as texts from '../texts/product-texts.tsx';

const fetchShare = () => import('./share-listing.ts');

/** [CAT-03] Its code is fetched when somebody points at it: the system's sheet opens only within the press. */
export function ShareButton({ title }: { title: string }) {
  const ready = (): void => void fetchShare();
  return (
    <button
      type="button"
      className="buy-box__share"
      onPointerEnter={ready}
      onFocus={ready}
      onTouchStart={ready}
      onClick={() => void fetchShare().then(({ shareListing }) => shareListing(title))}
    >
      <Icon name="share" size="s" />
      {texts.share}
    </button>
  );
}
