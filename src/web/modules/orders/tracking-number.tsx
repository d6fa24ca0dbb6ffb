import { Button } from '#web/ui/button.tsx';
import { useCopy } from '#web/ui/toasts/use-copy.ts';
import * as texts from './texts/track-texts.tsx';

/** [UX-64] Who carries a parcel and its number, to be copied for the carrier's own page. */
export function TrackingNumber({ carrier, tracking }: { carrier: string; tracking: string }) {
  const { copy, byHand } = useCopy(texts.copied);
  return (
    <span className="tracking-number small soft-text">
      <span>
        {carrier} <span className="tracking-number__digits">{tracking}</span>
      </span>
      <Button kind="link" className="noprint" onClick={() => copy(tracking)} aria-label={texts.copyOf(tracking)}>
        {texts.copy}
      </Button>
      <span role="status">{byHand}</span>
    </span>
  );
}
