import { createStore } from '#web/platform/store.ts';
import { storeText } from '#web/platform/stores/store-text.ts';

/** [SUP-02, REC-02] Whether a person agrees to more than the shop needs to work: `'true'` or `'false'`, absent until they chose. */
const KEY = 'gdpr_consent';

const read = (): boolean | null => {
  const stored = localStorage.getItem(KEY);
  return stored === 'true' || stored === 'false' ? stored === 'true' : null;
};

export const consent = createStore<boolean | null>(read());

export function setConsent(agrees: boolean): void {
  storeText(KEY, String(agrees));
  consent.set(agrees);
  // The cart's activity carries the choice to the server: reminders begin with it, and end at once without it.
  dispatchEvent(new Event('consent-changed'));
}
