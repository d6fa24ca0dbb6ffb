import { replaceClosedCountries } from '#domain/core/countries.ts';
import { replacePlainRates } from '#domain/core/house/plain-rates.ts';
import type { PublicSettings } from './page-state.ts';

let current: PublicSettings | null = null;
export function startSettings(settings: PublicSettings): void {
  current = settings;
  replaceClosedCountries(settings.closedCountries ?? []);
  replacePlainRates(settings.plainRates);
}

/** What every page may know of this installation. Known before anything is rendered. */
export function settings(): PublicSettings {
  if (!current) throw new Error('the settings are read before the page state');
  return current;
}
