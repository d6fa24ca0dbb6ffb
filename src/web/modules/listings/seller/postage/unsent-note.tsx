import { countries } from '#domain/core/countries.ts';
import { deliveryOptions } from '#domain/listings/delivery/delivery-options.ts';
import { countryName } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import type { ListingDraft } from '../listing-draft.ts';
import * as texts from './profile-texts.ts';

/** Names of countries that stand in a sentence; the others are counted. */
const MAX_NAMED = 6;

/** [DASH-04] Says in the form where the chosen rates do not send the piece to, as it is. */
export function UnsentNote({ draft }: { draft: ListingDraft }) {
  const { data: shop } = useCall('shops.getCalendar');
  const { data } = useCall('listings.listProfiles');
  if (!shop || !data) return null;
  const profile = data.profiles.find(({ profileId }) => profileId === draft.profile);
  const postage = profile ? { ...profile, from: profile.origin?.country ?? null } : null;
  const item = { postage, processingDays: 1, madeToOrder: false, quantity: 1, weightGrams: Number(draft.weight) || 0 };
  const unsent = countries.filter(
    ({ code }) => deliveryOptions({ items: [item], from: shop.country, to: code, now: new Date() }).length === 0,
  );
  if (unsent.length === 0) return null;
  const names = unsent.slice(0, MAX_NAMED).map(({ code }) => countryName(code));
  return (
    <p className="d-stale" role="status">
      {unsent.length === countries.length ? texts.unsentAnywhere : texts.unsentTo(names, unsent.length - names.length)}
    </p>
  );
}
