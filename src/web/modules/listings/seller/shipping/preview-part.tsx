import { useState } from 'react';
import { cityOfZone } from '#domain/core/days/time-zone.ts';
import { ways } from '#domain/listings/delivery/ways.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { countryName, formatMoney } from '#web/platform/languages/formats.ts';
import { language } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { day, days } from '#web/ui/day.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { deliveryNames } from '#web/modules/listings/texts/delivery-texts.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import * as texts from './shipping-texts.ts';

type Row = CallOutput<'listings.previewDelivery'>['countries'][number];

function columnsOf(rows: readonly Row[]): DeskColumn<Row>[] {
  const offered = ways.filter((way) => rows.some(({ options }) => options.some(({ id }) => id === way)));
  return [
    { head: texts.country, cell: ({ country }) => countryName(country) },
    ...offered.map((way) => ({
      head: deliveryNames[way],
      cell: ({ options }: Row) => {
        const option = options.find(({ id }) => id === way);
        if (!option) return options.length === 0 && way === offered[0] ? texts.notSent : '–';
        return (
          <>
            <b className="tabular">{option.priceCents === 0 ? texts.free : formatMoney(option.priceCents)}</b>
            <br />
            <span className="d-t2 d-small">{days(option.arrivesFrom, option.arrivesTo)}</span>
          </>
        );
      },
    })),
  ];
}

function Countries({ listingId, quantity }: { listingId: string; quantity: number }) {
  const call = useCall('listings.previewDelivery', { listingId, quantity });
  const { countries = [], leavesBy, timeZone = 'UTC' } = call.data ?? {};
  const sent = countries.filter(({ options }) => options.length > 0);
  const rows = [...sent, ...countries.filter(({ options }) => options.length === 0)];
  return (
    <>
      {leavesBy && (
        <p className="d-hint">
          {texts.ifToday(day(leavesBy), cityOfZone(timeZone, language))} {texts.reaches(sent.length, countries.length)}
        </p>
      )}
      <DeskTable
        caption={texts.tabs.prices}
        columns={columnsOf(countries)}
        rows={call.data && rows}
        keyOf={({ country }) => country}
        unread={{ call, what: texts.pricesWhat, safe: texts.profilesSafe, loading: texts.loading }}
      />
    </>
  );
}

/** [DASH-04] What a buyer in each country pays for a chosen piece, and when it comes. */
export function PreviewPart() {
  const call = useCall('listings.listMine', { limit: 100 });
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('1');
  if (!call.data)
    return (
      <NotYet
        call={call}
        what={texts.listingsWhat}
        safe={texts.profilesSafe}
        loading={texts.loading}
        skeleton={{ height: 320 }}
      />
    );
  const { items } = call.data;
  const listingId = chosen || (items[0]?.listingId ?? '');
  if (!listingId)
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
  const quantity = /^\d{1,2}$/.test(typed) ? Math.max(1, Number(typed)) : 1;
  return (
    <>
      <div className="d-r2">
        <DeskSelectField
          label={texts.listing}
          options={items.map(({ listingId: id, title }) => [id, title] as const)}
          value={listingId}
          onChoose={setChosen}
        />
        <DeskField
          label={texts.quantity}
          inputMode="numeric"
          maxLength={2}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Countries listingId={listingId} quantity={quantity} />
    </>
  );
}
