import { hrefTo } from '#domain/addresses.ts';
import { useId } from 'react';
import { useOnline } from '#web/platform/use-online.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import * as texts from './texts/cart-texts.tsx';

/** [UX-12, UX-43] The way to pay. Without a connection it stays where it is, can be reached, and says why it leads nowhere. */
export function CheckoutLink({ onLeave }: { onLeave?: () => void }) {
  const isOnline = useOnline();
  const reasonId = useId();
  return (
    <>
      <ButtonLink
        kind="primary"
        size="buy"
        isWide
        href={hrefTo('checkout')}
        aria-disabled={!isOnline}
        aria-describedby={isOnline ? undefined : reasonId}
        onClick={(event) => (isOnline ? onLeave?.() : event.preventDefault())}
      >
        {texts.checkOut}
      </ButtonLink>
      {!isOnline && (
        <p className="fine-print" id={reasonId} style={{ marginTop: 8 }}>
          {texts.needsConnection}
        </p>
      )}
    </>
  );
}
