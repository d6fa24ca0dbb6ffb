import { countries } from '#domain/core/countries.ts';
import { localTime } from '#domain/core/days/time-zone.ts';
import { fail, ok } from '#domain/core/result.ts';
import { listingsContract } from '#domain/listings/contract.ts';
import { deliveryOptions, isoDay, leavesBy } from '#domain/listings/delivery/delivery-options.ts';
import type { Listing } from '#domain/listings/model.ts';
import { read } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { findCalendar } from '../../shops/calendar/calendar-store.ts';
import { calendarOfShop, holidaysAhead } from '../../shops/calendar/promise-days.ts';
import { findOwnListingJson } from '../listing-store.ts';

/** [DASH-04] What buyers in each country pay for the delivery of a piece, and when it comes: the rule of page, cart and till. */
export const previewDelivery = read(
  listingsContract.previewDelivery,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const json = await findOwnListingJson(app.db, sellerId, input.listingId);
    if (!json) return fail({ code: 'listings/not-found' });
    const listing = JSON.parse(json) as Listing;
    const { calendar: stored, country: from, timeZone } = await findCalendar(app.db, sellerId);
    const today = app.clock.now();
    const calendar = calendarOfShop({ calendar: stored, country: from }, today);
    const now = localTime(timeZone, today);
    const items = [{ ...listing, quantity: input.quantity }];
    return ok({
      leavesBy: isoDay(leavesBy(items, now, calendar)),
      timeZone,
      countries: countries.map(({ code }) => ({
        country: code,
        options: deliveryOptions({
          ...{ items, from, to: code, now, calendar, holidays: holidaysAhead(code, today) },
        }).map(({ id, priceCents, arrivesFrom, arrivesTo }) => ({
          ...{ id, priceCents, arrivesFrom: isoDay(arrivesFrom), arrivesTo: isoDay(arrivesTo) },
        })),
      })),
    });
  },
);
