import { Suspense } from 'react';
import { language } from '#web/platform/languages/language.ts';
import { cityOfZone, localTime } from '#domain/core/days/time-zone.ts';
import type { Listing } from '#domain/listings/model.ts';
import { countryName, formatMoney } from '#web/platform/languages/formats.ts';
import { deliveryOptions, leavesBy, type PricedDelivery } from '#domain/listings/delivery/delivery-options.ts';
import { useCountry } from '#web/platform/country.ts';
import { Button } from '#web/ui/button.tsx';
import { day, days } from '#web/ui/day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { useCountryChoice } from './country/use-country-choice.tsx';
import * as texts from './texts/product-texts.tsx';
import './delivery-promise.css';

/** The ways to send one piece to the country that is kept, the cheapest first. */
export function useDelivery(listing: Listing): { country: string; countryName: string; options: PricedDelivery[] } {
  const country = useCountry();
  const options = deliveryOptions({
    items: [{ ...listing, quantity: 1 }],
    from: listing.shop.country,
    to: country,
    now: localTime(listing.shop.timeZone, new Date()),
    calendar: listing.calendar ?? undefined,
    holidays: listing.holidays?.[country],
  });
  return { country, countryName: countryName(country), options };
}

function wayText(option: PricedDelivery | undefined, country: string): string {
  if (!option) return texts.notSent(country);
  if (option.id === 'pickup') return texts.onlyCollected;
  return texts.to(country, option.priceCents === 0 ? texts.free : formatMoney(option.priceCents));
}

const WithdrawalExceptionNote = lazyExtra(
  async () => (await import('./withdrawal-exception.tsx')).WithdrawalExceptionNote,
);

/** [UX-33] When it arrives, where to, for how much; the country can be changed in place. What has sold out has no days. */
export function DeliveryPromise({ listing, isGone }: { listing: Listing; isGone: boolean }) {
  const {
    countryName,
    options: [option],
  } = useDelivery(listing);
  const { choice, opener } = useCountryChoice();
  return (
    <ul className="promise">
      <li>
        <Icon name="parcel" />
        {choice || (
          <>
            <span role="status">
              {option && option.id !== 'pickup' && !isGone && (
                <>{texts.arrives(<b>{days(option.arrivesFrom, option.arrivesTo)}</b>)}</>
              )}
              <span className="soft-text">
                {wayText(option, countryName)}
                {option && option.priceCents > 0 && listing.postage?.freeFromCents
                  ? texts.freeFrom(formatMoney(listing.postage.freeFromCents))
                  : ''}
              </span>
            </span>
            <Button kind="link" aria-label={texts.changeCountry(countryName)} {...opener}>
              {texts.change}
            </Button>
          </>
        )}
      </li>
      {!isGone && (
        <li>
          <Icon name="clock" />
          <span>
            {listing.madeToOrder ? texts.madeAfter : ''}
            {texts.leaves(
              listing.shop.place || texts.workshop,
              <b>
                {day(leavesBy([listing], localTime(listing.shop.timeZone, new Date()), listing.calendar ?? undefined))}
              </b>,
            )}
            {listing.calendar && listing.calendar.lastHour < 24 && (
              <span className="soft-text">
                {texts.orderedBefore(listing.calendar.lastHour, cityOfZone(listing.shop.timeZone, language))}
              </span>
            )}
          </span>
        </li>
      )}
      <li>
        <Icon name="back" />
        <span>
          {texts.returns(listing.shop.returnsDays)}
          {listing.personalisation && <span className="soft-text">{texts.exceptPersonal}</span>}
          {listing.withdrawalException && (
            <Suspense>
              <WithdrawalExceptionNote exception={listing.withdrawalException} />
            </Suspense>
          )}
        </span>
      </li>
    </ul>
  );
}
