import type { Listing, Variant } from '#domain/listings/model.ts';
import { ApiProblem, send } from '#web/platform/api.ts';
import { useInterruptedAct } from '#web/rooms/accounts/interrupted-act.ts';
import { signInFor } from '#web/rooms/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
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

async function change(listingId: string, variantId: string, waiting: boolean): Promise<void> {
  try {
    await send('listings.setBackInStockRequest', { listingId, variantId, waiting });
  } catch (error) {
    showToast((error as ApiProblem).message, { type: 'error' });
  }
  refresh('listings.listBackInStockRequests');
}

/** [UX-34] “Tell me when it is back”: one press for who is signed in, the sign-in first for others. */
export function BackInStockRequest({ listing, variant, name, isLarge }: Props) {
  const { listingId } = listing;
  const isSignedIn = useSession() !== null;
  const { data } = useCall('listings.listBackInStockRequests', { listingId }, { enabled: isSignedIn });
  const ask = (): void => void change(listingId, variant.id, true);
  useInterruptedAct('listings.wait', { isMine: (begun) => begun.variantId === variant.id, run: ask });
  if (isSignedIn && data?.variantIds.includes(variant.id)) {
    return (
      <p className="wait-note" role="status">
        {texts.willWrite(name)}{' '}
        <Button kind="link" onClick={() => void change(listingId, variant.id, false)}>
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
