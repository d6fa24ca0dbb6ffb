import { giftDayTexts } from '#domain/shops/calendar/gift-day-texts.ts';
import { cityOfZone } from '#domain/core/days/time-zone.ts';
import { ways } from '#domain/listings/delivery/ways.ts';
import { giftDayIds } from '#domain/shops/calendar/gift-days.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { countryName, formatNumber } from '#web/platform/languages/formats.ts';
import { language, say } from '#web/platform/languages/language.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { day } from '#web/ui/day.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { deliveryNames } from '#web/modules/listings/texts/delivery-texts.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { HolidayNotice } from './holiday-notice.tsx';
import * as texts from './holiday-texts.ts';
import '#web/ui/desk/desk-filters.css';
import './holidays.css';

type Prep = CallOutput<'orders.getHolidayPrep'>;
type Country = Prep['countries'][number];
type ListingToMake = Prep['toMake'][number];
const here = sellerHref('holiday-prep');

function countryColumns(rows: readonly Country[]): DeskColumn<Country>[] {
  const offered = ways.filter((way) => rows.some((row) => row.ways.some(({ id }) => id === way)));
  return [
    { head: texts.country, cell: ({ country }) => countryName(country) },
    { head: texts.wantedBy, cell: (row) => day(row.day) },
    ...offered.map((way) => ({
      head: deliveryNames[way],
      cell: (row: Country) => {
        const match = row.ways.find(({ id }) => id === way);
        if (!match) return '–';
        return match.lastOrder ? <b>{day(match.lastOrder)}</b> : texts.tooLate;
      },
    })),
    { head: texts.orders, isNumber: true, cell: ({ orders }) => formatNumber(orders) },
  ];
}

const makeColumns: DeskColumn<ListingToMake>[] = [
  { head: texts.listing, cell: ({ title }) => title },
  { head: texts.before, isNumber: true, cell: ({ seasonBefore }) => formatNumber(seasonBefore) },
  { head: texts.recent, isNumber: true, cell: ({ recent }) => formatNumber(recent) },
  { head: texts.expected, isNumber: true, cell: ({ expected }) => formatNumber(expected) },
  {
    head: texts.stock,
    isNumber: true,
    cell: ({ madeToOrder, stock }) => (madeToOrder ? texts.madeToOrder : formatNumber(stock)),
  },
  { head: texts.make, isNumber: true, cell: ({ toMake }) => <b>{formatNumber(toMake)}</b> },
];

function LastDays({ prep }: { prep: Prep }) {
  const { listing, listings, countries, occasion, timeZone } = prep;
  if (!listing)
    return (
      <DeskEmpty
        title={texts.noListing}
        actions={
          <DeskButtonLink kind="primary" isAlwaysShown href={sellerHref('add-listing')}>
            {texts.addListing}
          </DeskButtonLink>
        }
      >
        {texts.noListingWhy}
      </DeskEmpty>
    );
  return (
    <>
      <DeskSection title={texts.lastDays} note={texts.lastDaysNote(cityOfZone(timeZone, language))} />
      <DeskSelectField
        label={texts.listing}
        options={listings.map(({ listingId, title }) => [listingId, title] as const)}
        value={listing.listingId}
        onChoose={(listingId) => go(`${here}?occasion=${occasion}&listing=${listingId}`, { replace: true, stay: true })}
      />
      <div>
        <DeskTable
          caption={texts.lastDays}
          columns={countryColumns(countries)}
          rows={countries}
          keyOf={({ country }) => country}
        />
      </div>
    </>
  );
}

function Prepared({ prep }: { prep: Prep }) {
  const { giftDays, occasion, makeBy, pacePercent, toMake } = prep;
  return (
    <div className="d-holidays">
      <DeskSection title={texts.calendar} />
      <DeskTabs
        isSpaced
        tabs={giftDays.map(({ id, day: first }) => ({
          label: texts.giftDay(say(giftDayTexts[id]), day(first)),
          href: `${here}?occasion=${id}`,
          isCurrent: id === occasion,
        }))}
      />
      <LastDays prep={prep} />
      <HolidayNotice key={occasion} prep={prep} />
      <DeskSection title={texts.toMake} {...(makeBy && { note: texts.makeBy(day(makeBy)) })} />
      {pacePercent !== null && <p className="d-hint">{texts.pace(pacePercent)}</p>}
      <DeskTable
        caption={texts.toMake}
        columns={makeColumns}
        rows={toMake}
        keyOf={({ listingId }) => listingId}
        empty={<DeskEmpty title={texts.nothingToMake}>{texts.nothingToMakeWhy}</DeskEmpty>}
      />
    </div>
  );
}

/** [SHELL-09, DASH-04] Before the days on which people give presents: last days to order, a notice, what to make. */
export function HolidayPage() {
  const query = useQueryParams();
  const occasionParam = query.get('occasion');
  const occasion = giftDayIds.find((id) => id === occasionParam);
  const listingId = query.get('listing');
  const call = useCall('orders.getHolidayPrep', { ...(occasion && { occasion }), ...(listingId && { listingId }) });
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} crumb={{ label: texts.overview, href: sellerHref('') }} />
      {call.data ? (
        <Prepared prep={call.data} />
      ) : (
        <NotYet call={call} what={texts.what} safe={texts.safe} loading={texts.loading} skeleton={{ height: 420 }} />
      )}
    </main>
  );
}
