import type { Language } from '#domain/core/languages/language.ts';
import { followPolicies } from '../modules/accounts/policies/policy-versions.ts';
import { followPlainRates, plainRatesOf } from '../modules/listings/postage/follow-plain-rates.ts';
import { followCategories, shownCategories } from '../modules/search/categories/follow-categories.ts';
import { closedCountries, followCountries } from '../modules/shops/countries/follow-countries.ts';
import { followVatRates } from '../modules/shops/tax/follow-vat-rates.ts';
import type { App } from '../platform/calls/app.ts';
import { startFollowingSettings } from '../platform/config/follow-settings.ts';

/** [OFFICE-01] Lets this process go by what administrators set by form. Answers what reads all of it anew. */
export async function followHouse(app: App): Promise<() => void> {
  const settingsChanged = await startFollowingSettings(app);
  const vatRatesChanged = await followVatRates(app);
  const categoriesChanged = await followCategories(app);
  const countriesChanged = await followCountries(app);
  const policiesChanged = await followPolicies(app);
  const postageChanged = await followPlainRates(app);
  return () => {
    settingsChanged();
    vatRatesChanged();
    countriesChanged();
    postageChanged();
    categoriesChanged();
    policiesChanged();
  };
}

/** What every page is told of it. */
export function houseFacts(app: App, language: Language) {
  const { menu, names } = shownCategories(app);
  const closed = closedCountries(app);
  const plainRates = plainRatesOf(app);
  return {
    ...{ menuCategories: menu, categoryNames: names[language] },
    ...(closed.length > 0 && { closedCountries: closed }),
    ...(plainRates && { plainRates }),
  };
}
