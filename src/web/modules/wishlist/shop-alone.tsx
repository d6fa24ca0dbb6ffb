import { useOnline } from '#web/platform/use-online.ts';
import { needConnection } from './texts/page-texts.ts';

const REASON = 'wishlist-shop-alone';

/** [UX-12] What a button needs whose act the shop alone can do: without a connection it can be reached, does nothing, and its reason is read with it. */
export function useShopAlone(): (press: () => void, isBusy?: boolean) => object {
  const isOnline = useOnline();
  return (press, isBusy = false) => ({
    'aria-disabled': isBusy || !isOnline,
    'aria-describedby': isOnline ? undefined : REASON,
    onClick: () => isOnline && !isBusy && press(),
  });
}

/** The reason, once for all of them. */
export function ShopAloneNote() {
  return useOnline() ? null : (
    <p className="soft-text" id={REASON} role="status">
      {needConnection}
    </p>
  );
}
