import { replaceSetRates } from '#domain/shops/tax/vat-rates.ts';
import type { App } from '../../../platform/calls/app.ts';
import { listSetRates } from './vat-rate-store.ts';

/** [PAY-06] Lets this process go by the VAT rates that administrators set. Answers what reads them anew. */
export async function followVatRates(app: Pick<App, 'db' | 'log'>): Promise<() => void> {
  let turn = 0;
  const read = async (): Promise<void> => {
    const own = (turn += 1);
    const rates = await listSetRates(app.db);
    // Of two reads at once the older may end last.
    if (own === turn) replaceSetRates(rates);
  };
  await read();
  return () => void read().catch((error: unknown) => app.log.warn('the VAT rates were not read anew', { error }));
}
