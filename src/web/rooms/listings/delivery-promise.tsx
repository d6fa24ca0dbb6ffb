import { lazy, Suspense, useRef, useState } from 'react';
import type { Listing } from '#domain/listings/model.ts';
import { countryName, formatMoney } from '#web/platform/languages/formats.ts';
import { deliveryOptions, leavesBy, type PricedDelivery } from '#domain/listings/delivery/delivery-options.ts';
import { useCountry } from '#web/platform/country.ts';
import { Button } from '#web/ui/button.tsx';
import { day, days } from '#web/ui/day.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The ways to send one piece to the country that is kept, the cheapest first. */
export function useDelivery(listing: Listing): { country: string; countryName: string; options: PricedDelivery[] } {
  const country = useCountry();
  const options = deliveryOptions({
    items: [{ ...listing, quantity: 1 }],
    from: listing.shop.country,
    to: country,
    now: new Date(),
  });
  return { country, countryName: countryName(country), options };
}

const CountryChoice = lazy(async () => ({ default: (await import('./country-choice.tsx')).CountryChoice }));

/** [UX-33] When it arrives, where to, for how much; the country can be changed in place. What has sold out has no days. */
export function DeliveryPromise({ listing, isGone }: { listing: Listing; isGone: boolean }) {
  const {
    country,
    countryName,
    options: [option],
  } = useDelivery(listing);
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const done = (): void => {
    setChanging(false);
    requestAnimationFrame(() => change.current?.focus());
  };
  return (
    <ul className="promise">
      <li>
        <Icon name="parcel" />
        {changing ? (
          <Suspense fallback={<span className="input" />}>
            <CountryChoice country={country} onDone={done} />
          </Suspense>
        ) : (
          <span role="status">
            {option && !isGone && (
              <>
                Arrives <b>{days(option.arrivesFrom, option.arrivesTo)}</b>
              </>
            )}
            <span className="soft-text">
              {option
                ? `To ${countryName}, postage ${option.priceCents === 0 ? 'free' : formatMoney(option.priceCents)}`
                : `The maker does not send this piece to ${countryName}`}
              {option && option.priceCents > 0 && listing.postage?.freeFromCents
                ? `, free from ${formatMoney(listing.postage.freeFromCents)}`
                : ''}
            </span>
          </span>
        )}
        {!changing && (
          <Button
            kind="link"
            ref={change}
            aria-label={`Change the country, now ${countryName}`}
            onClick={() => setChanging(true)}
          >
            Change
          </Button>
        )}
      </li>
      {!isGone && (
        <li>
          <Icon name="clock" />
          <span>
            {listing.madeToOrder ? 'Made after you order. ' : ''}Leaves {listing.shop.place || 'the workshop'} by{' '}
            <b>{day(leavesBy([listing], new Date()))}</b>
          </span>
        </li>
      )}
      <li>
        <Icon name="back" />
        <span>
          {listing.shop.returnsDays > 0 ? `Return within ${listing.shop.returnsDays} days` : 'No returns'}
          {listing.personalisation && <span className="soft-text">Except pieces made with your words</span>}
        </span>
      </li>
    </ul>
  );
}
