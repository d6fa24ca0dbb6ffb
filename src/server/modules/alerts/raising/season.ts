import { countryName } from '#domain/core/countries.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { formatDay, HOUR } from '#domain/core/time.ts';
import { type SeasonAlert, seasonAlerts, upcomingOccasions } from '#domain/alerts/facts/season.ts';
import { giftDayTexts } from '#domain/shops/calendar/gift-day-texts.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { rowJob } from '../../../platform/jobs/row-job.ts';
import { holidayPrepOf } from '../../orders/holidays/get-holiday-prep.ts';
import { changeFact, listSeasonShops } from './alert-facts-store.ts';
import { raiseAlert } from '../raise-alert.ts';

interface SeasonNews {
  sellerId: string;
  prep: Awaited<ReturnType<typeof holidayPrepOf>>;
  alert: SeasonAlert;
}

async function raiseOnce(app: App, tx: Transaction, { sellerId, prep, alert }: SeasonNews): Promise<void> {
  const now = app.clock.now();
  const fact = `${alert.type} ${prep.occasion} ${alert.year}`;
  if ((await changeFact(tx, { sellerId, fact, value: 'reported', now })) === null) return;
  await raiseAlert(app, tx, {
    type: alert.type,
    part: sellerId,
    event: { id: fact.replaceAll(' ', '_'), at: now },
    to: sellerId,
    quoted: null,
    values: (language, texts) => ({
      ...{ occasion: giftDayTexts[prep.occasion][language], days: String(alert.days) },
      ...{ day: formatDay(new Date(alert.day), language), country: countryName(alert.country, language) },
      productName: prep.listing?.title ?? '',
      ...{ sold: texts.units(alert.units), toMake: texts.units(alert.units) },
    }),
    metadata: { occasion: prep.occasion, dateRange: alert.day },
  });
}

/**
 * [DASH-04, ALERT-02] Once a day for every shop with something to sell: the next occasion that its parcels still reach, six weeks before it
 * where it sold something a year ago, four weeks before where the stock will not do, and a week before its last day to order.
 */
export const raiseSeason = rowJob({
  ...{ name: 'alerts.season', every: HOUR / 6, batchSize: 50 },
  list: (app, turn) => listSeasonShops(app.db, dayIn(app.config.TIME_ZONE, app.clock.now()), turn),
  work: async (app, tx, { key: sellerId }) => {
    const now = app.clock.now();
    const today = dayIn(app.config.TIME_ZONE, now);
    if ((await changeFact(tx, { sellerId, fact: 'season', value: today, now })) === null) return false;
    const first = await holidayPrepOf(app, sellerId, {});
    for (const occasion of upcomingOccasions(first.giftDays, today)) {
      const prep = occasion === first.occasion ? first : await holidayPrepOf(app, sellerId, { occasion });
      for (const alert of seasonAlerts(prep, today)) await raiseOnce(app, tx, { sellerId, prep, alert });
    }
    return true;
  },
});
