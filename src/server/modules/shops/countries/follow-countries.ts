import { countries, replaceClosedCountries } from '#domain/core/countries.ts';
import { MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { followLatest } from '../../../platform/config/follow-latest.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { listSetCountries, type SetCountry, notifyDueCountries } from './country-store.ts';

/** Countries whose newest change up to a day closed them. */
export const closedOn = (day: string, set: readonly SetCountry[]): string[] =>
  countries
    .map(({ code }) => code)
    .filter((code) => set.findLast((one) => one.code === code && one.since <= day)?.isServed === false);

/** What the pages of this process are told. */
const closedBy = new WeakMap<App, readonly string[]>();
export const closedCountries = (app: App): readonly string[] => closedBy.get(app) ?? [];

/** [OFFICE-01] Lets this process sell to the countries that administrators left open. Answers what reads them anew. */
export const followCountries = (app: App): Promise<() => void> =>
  followLatest(app, {
    what: 'the countries',
    read: () => listSetCountries(app.db),
    replace: (set) => {
      const closed = closedOn(app.clock.now().toISOString().slice(0, 10), set);
      const isOther = closed.join() !== closedCountries(app).join();
      closedBy.set(app, closed);
      replaceClosedCountries(closed);
      return isOther;
    },
  });

/** A change that was set for a day to come holds from that day on, in every process. */
export const turnCountries: Job = {
  name: 'shops.turn-countries',
  every: MINUTE,
  run: (app) => inTransaction(app.db, (tx) => notifyDueCountries(tx, app.clock.now())),
};
