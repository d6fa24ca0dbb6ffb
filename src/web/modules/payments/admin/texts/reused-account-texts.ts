import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Bank accounts of several shops', de: 'Bankkonten mehrerer Shops' });
export const note = say({
  en: 'Several shops are paid to the same account',
  de: 'Auf dasselbe Konto wird für mehrere Shops ausgezahlt',
});
export const theAccounts = say({ en: 'The bank accounts', de: 'Die Bankkonten' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts verändert' });
export const none = say({ en: 'Every shop has an account of its own', de: 'Jeder Shop hat ein eigenes Konto' });
export const account = say({ en: 'Account', de: 'Konto' });
export const count = say({ en: 'Number of shops', de: 'Anzahl der Shops' });
export const shops = say({ en: 'Shops', de: 'Shops' });
export const states = say({
  en: { unverified: 'not tested', testing: 'being tested', verified: 'verified', failed: 'failed' },
  de: { unverified: 'nicht geprüft', testing: 'wird geprüft', verified: 'geprüft', failed: 'gescheitert' },
});
