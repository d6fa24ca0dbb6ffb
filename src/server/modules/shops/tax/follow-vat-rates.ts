import { replaceSetRates } from '#domain/shops/tax/vat-rates.ts';
import type { App } from '../../../platform/calls/app.ts';
import { followLatest } from '../../../platform/config/follow-latest.ts';
import { listSetRates } from './vat-rate-store.ts';

/** [PAY-06] Lets this process go by the VAT rates that administrators set. Answers what reads them anew. */
export const followVatRates = (app: Pick<App, 'db' | 'log' | 'cache'>): Promise<() => void> =>
  followLatest(app, {
    what: 'the VAT rates',
    read: () => listSetRates(app.db),
    replace: (rates) => {
      replaceSetRates(rates);
      // They are set for days to come: no answer that is cached is of such a day.
      return false;
    },
  });
