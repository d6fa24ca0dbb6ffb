import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts/track-texts.tsx';

/** [UX-64] Who carries a parcel and its number, to be copied for the carrier's own page; without a clipboard it can be marked by hand. */
export function TrackingNumber({ carrier, tracking }: { carrier: string; tracking: string }) {
  const [isByHand, setByHand] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(tracking).then(
      () => void showToast(texts.copied, { type: 'success' }),
      () => setByHand(true),
    );
  return (
    <span className="tracking-number small soft-text">
      <span>
        {carrier} <span className="tracking-number__digits">{tracking}</span>
      </span>
      <Button kind="link" className="noprint" onClick={copy} aria-label={texts.copyOf(tracking)}>
        {texts.copy}
      </Button>
      <span role="status">{isByHand && texts.copyByHand}</span>
    </span>
  );
}
