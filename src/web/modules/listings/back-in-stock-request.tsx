import type { Listing, Variant } from '#domain/listings/model.ts';
import { useInterrupted } from '#web/modules/accounts/interrupted-operation.ts';
import { signInFor } from '#web/modules/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts/late-texts.ts';

interface Props {
  listing: Listing;
  variant: Variant;
  /** What one waits for: “450 ml”, or “it”. */
  name: string;
  /** In the place of the button to buy. */
  isLarge?: boolean;
}

/** [UX-34] “Tell me when it is back”: one press for who is signed in, the sign-in first for others. */
export function BackInStockRequest({ listing, variant, name, isLarge }: Props) {
  const { listingId } = listing;
  const isSignedIn = useSession() !== null;
  const { data } = useCall('listings.listBackInStockRequests', { listingId }, { enabled: isSignedIn });
  const { send } = useSend('listings.setBackInStockRequest', 'listings.listBackInStockRequests');
  const change = (waiting: boolean): void =>
    send(
      { listingId, variantId: variant.id, waiting },
      { onError: ({ message }) => showToast(message, { type: 'error' }) },
    );
  const ask = (): void => change(true);
  useInterrupted('listings.wait', { isMine: (begun) => begun.variantId === variant.id, run: ask });
  if (isSignedIn && data?.variantIds.includes(variant.id)) {
    return (
      <p className="wait-note" role="status">
        {texts.willWrite(name)}{' '}
        <Button kind="link" onClick={() => change(false)}>
          {texts.doNotWrite}
        </Button>
      </p>
    );
  }
  return (
    <Button
      kind={isLarge ? 'primary' : 'link'}
      size={isLarge ? 'buy' : undefined}
      isWide={isLarge}
      onClick={() => (isSignedIn ? ask() : signInFor('listings.wait', { listingId, variantId: variant.id }))}
    >
      {texts.notifyMe(name)}
    </Button>
  );
}
