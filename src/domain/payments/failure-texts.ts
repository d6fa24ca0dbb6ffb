import type { Language, Text } from '../core/languages/language.ts';

const theBank: Text = { en: 'The bank did not take it', de: 'Die Bank hat sie nicht angenommen' };

const failureTexts: Record<string, Text> = {
  account_closed: { en: 'The account is closed', de: 'Das Konto ist geschlossen' },
  account_frozen: { en: 'The account is frozen', de: 'Das Konto ist gesperrt' },
  bank_account_restricted: {
    en: 'The account takes no such payments',
    de: 'Das Konto nimmt solche Zahlungen nicht an',
  },
  debit_not_authorized: {
    en: 'The account takes no such payments',
    de: 'Das Konto nimmt solche Zahlungen nicht an',
  },
  incorrect_account_holder_name: {
    en: 'The account belongs to somebody of another name',
    de: 'Das Konto gehört jemandem mit einem anderen Namen',
  },
  invalid_account_number: { en: 'There is no such account', de: 'Dieses Konto gibt es nicht' },
  invalid_currency: { en: 'The account takes no euros', de: 'Das Konto nimmt keine Euro an' },
  no_account: { en: 'There is no such account', de: 'Dieses Konto gibt es nicht' },
  needs_more: {
    en: 'The payment provider wants to know more of you before it pays',
    de: 'Der Zahlungsdienst möchte mehr von dir wissen, bevor er auszahlt',
  },
};

/** Why a bank did not take a payout, or the provider sends none, for its seller. */
export const failureText = (failure: string, language: Language = 'en'): string =>
  (failureTexts[failure] ?? theBank)[language];
