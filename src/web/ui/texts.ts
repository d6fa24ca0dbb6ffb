import { say } from '#web/platform/languages/language.ts';

export const breadcrumb = say({ en: 'Breadcrumb', de: 'Du bist hier' });
export const confirm = say({ en: 'Confirm', de: 'Bestätigen' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const notLoaded = say({
  en: (what: string) => `${what} could not be loaded`,
  de: (what: string) => `Gerade nicht zu laden: ${what}`,
});
export const tryAgain = say({ en: 'Try again', de: 'Noch einmal versuchen' });
export const loading = say({
  en: (what: string) => `Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  de: (what: string) => `Wird geladen: ${what}`,
});
export const moreFailed = say({
  en: 'The next ones could not be loaded. Please try again.',
  de: 'Die nächsten konnten nicht geladen werden. Bitte versuche es noch einmal.',
});
export const stars = say({
  en: (mean: string) => `${mean} of 5 stars`,
  de: (mean: string) => `${mean} von 5 Sternen`,
});
export const quantity = say({ en: 'Quantity', de: 'Menge' });
export const oneLess = say({ en: 'One less', de: 'Eins weniger' });
export const oneMore = say({ en: 'One more', de: 'Eins mehr' });
export const showPassword = say({ en: 'Show password', de: 'Passwort zeigen' });
export const hidePassword = say({ en: 'Hide password', de: 'Passwort verbergen' });
export const show = say({ en: 'Show', de: 'Zeigen' });
export const hide = say({ en: 'Hide', de: 'Verbergen' });
export const isLoading = say({ en: 'Loading...', de: 'Wird geladen …' });
export const pleaseWait = say({ en: 'Please wait', de: 'Einen Moment bitte' });
