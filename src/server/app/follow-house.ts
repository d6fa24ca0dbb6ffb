import { followVatRates } from '../modules/shops/tax/follow-vat-rates.ts';
import type { App } from '../platform/calls/app.ts';
import { startFollowingSettings } from '../platform/config/follow-settings.ts';

/** [OFFICE-01] Lets this process go by what administrators set by form. Answers what reads all of it anew. */
export async function followHouse(app: App): Promise<() => void> {
  const settingsChanged = await startFollowingSettings(app);
  const vatRatesChanged = await followVatRates(app);
  return () => {
    settingsChanged();
    vatRatesChanged();
  };
}
