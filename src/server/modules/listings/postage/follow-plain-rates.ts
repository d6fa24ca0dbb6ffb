import { replacePlainRates } from '#domain/core/house/plain-rates.ts';
import { MINUTE } from '#domain/core/time.ts';
import { plainRatesOn } from '#domain/listings/delivery/planned-rates.ts';
import type { ShippingRate } from '#domain/listings/delivery/ways.ts';
import type { App } from '../../../platform/calls/app.ts';
import { followLatest } from '../../../platform/config/follow-latest.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { listSetPrices, notifyDuePostage } from './plain-rate-store.ts';

/** What the pages of this process go by; undefined where what is built in holds. */
const shownBy = new WeakMap<App, ShippingRate[] | undefined>();
export const plainRatesOf = (app: App): ShippingRate[] | undefined => shownBy.get(app);

/** [OFFICE-01] Lets this process go by the standard postage that administrators set. Answers what reads it anew. */
export const followPlainRates = (app: App): Promise<() => void> =>
  followLatest(app, {
    what: 'the postage rates',
    read: () => listSetPrices(app.db),
    replace: (set) => {
      const rates = set.length > 0 ? plainRatesOn(app.clock.now().toISOString().slice(0, 10), set) : undefined;
      const isOther = JSON.stringify(rates) !== JSON.stringify(shownBy.get(app));
      shownBy.set(app, rates);
      replacePlainRates(rates);
      return isOther;
    },
  });

/** Postage that was set for a day to come holds from that day on, in every process. */
export const turnPostage: Job = {
  name: 'listings.turn-postage',
  every: MINUTE,
  run: (app) => inTransaction(app.db, (tx) => notifyDuePostage(tx, app.clock.now())),
};
