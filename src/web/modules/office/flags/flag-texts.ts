import { flagTexts } from '#domain/core/flags/flag-texts.ts';
import { say } from '#web/platform/languages/language.ts';

export const features = say(flagTexts);
export const title = say({ en: 'Feature flags', de: 'Funktionsschalter' });
export const note = say({
  en: 'Whom a feature is on for, in every process now. The server refuses it to everybody else.',
  de: 'Für wen eine Funktion an ist, sofort in jedem Prozess. Allen anderen verweigert sie der Server.',
});
export const theFlags = say({ en: 'The feature flags', de: 'Die Funktionsschalter' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const heads = say({
  en: { feature: 'Feature', on: 'On for' },
  de: { feature: 'Funktion', on: 'An für' },
});
export const everybody = say({ en: 'Everybody', de: 'Alle' });
export const nobody = say({ en: 'Nobody', de: 'Niemanden' });
export const shareOf = say({
  en: (share: number) => `${share} % of people`,
  de: (share: number) => `${share} % der Leute`,
});
export const and = say({
  en: (more: string) => `always: ${more}`,
  de: (more: string) => `immer: ${more}`,
});
export const shopOf = say({ en: (slug: string) => `shop ${slug}`, de: (slug: string) => `Shop ${slug}` });
export const until = say({
  en: (when: string) => `until ${when}, then everybody`,
  de: (when: string) => `bis ${when}, dann alle`,
});
export const over = say({
  en: (when: string) => `ended ${when}`,
  de: (when: string) => `beendet ${when}`,
});
export const setBy = say({
  en: (who: string, when: string) => `set by ${who}, ${when}`,
  de: (who: string, when: string) => `von ${who}, ${when}`,
});
export const change = say({ en: 'Change', de: 'Ändern' });
export const changeOf = say({ en: (key: string) => `Change ${key}`, de: (key: string) => `${key} ändern` });
export const share = say({ en: 'Share in percent', de: 'Anteil in Prozent' });
export const shareHint = say({
  en: 'From 0 to 100. Each account and each visitor stays on the same side when you raise it.',
  de: 'Von 0 bis 100. Wer die Funktion hat, behält sie, wenn du den Anteil erhöhst.',
});
export const roles = say({ en: 'Roles that always have it', de: 'Rollen, die sie immer haben' });
export const shops = say({ en: 'Shops that always have it', de: 'Shops, die sie immer haben' });
export const shopsHint = say({
  en: 'Names from the addresses of shops, with commas: ana-potter, eli-weaver. At most 50.',
  de: 'Namen aus den Adressen der Shops, mit Kommas: ana-potter, eli-weaver. Höchstens 50.',
});
export const end = say({ en: 'Last day', de: 'Letzter Tag' });
export const endHint = say({
  en: 'After it the feature is on for everybody. Empty: no end.',
  de: 'Danach ist die Funktion für alle an. Leer: kein Ende.',
});
export const reason = say({ en: 'Reason', de: 'Grund' });
export const reasonHint = say({
  en: 'It is in the history and the audit log.',
  de: 'Steht im Verlauf und im Protokoll.',
});
export const wrongShare = say({
  en: 'Write a whole number from 0 to 100.',
  de: 'Schreib eine ganze Zahl von 0 bis 100.',
});
export const save = say({ en: 'Save', de: 'Speichern' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const revert = say({ en: 'On for everybody again', de: 'Wieder für alle an' });
export const saved = say({
  en: (key: string) => `${key} is changed, in every process.`,
  de: (key: string) => `${key} ist geändert, in jedem Prozess.`,
});
export const history = say({ en: 'History', de: 'Verlauf' });
export const never = say({
  en: 'Nobody has changed it. It is on for everybody.',
  de: 'Niemand hat das geändert. Die Funktion ist für alle an.',
});
export const use = say({ en: 'Use again', de: 'Wieder nehmen' });
export const loading = say({ en: 'Loading the history', de: 'Der Verlauf wird geladen' });
