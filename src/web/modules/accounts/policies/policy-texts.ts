import { policyNames } from '#domain/accounts/policies/policy-name-texts.ts';
import type { Policy } from '#domain/accounts/policies/policy.ts';
import { formatDate, localDate } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const names: Record<Policy, string> = {
  terms: say(policyNames.terms),
  privacy: say(policyNames.privacy),
  seller_terms: say(policyNames.seller_terms),
};
const dayOf = (day: string): string => formatDate(new Date(`${day}T12:00:00Z`));
export const holds = say({
  en: (version: number, day: string) => `Version ${version}, in force since ${dayOf(day)}.`,
  de: (version: number, day: string) => `Fassung ${version}, gilt seit ${dayOf(day)}.`,
});
export const willHold = say({
  en: (version: number, day: string) =>
    `Version ${version}, in force from ${dayOf(day)}. The version before it applies until then.`,
  de: (version: number, day: string) => `Fassung ${version}, gilt ab ${dayOf(day)}. Bis dahin gilt die vorige Fassung.`,
});
export const isOlder = say({
  en: (version: number, day: string) => `Version ${version} of ${dayOf(day)}. It no longer applies.`,
  de: (version: number, day: string) => `Fassung ${version} vom ${dayOf(day)}. Sie gilt nicht mehr.`,
});
export const readCurrent = say({ en: 'Read the version in force', de: 'Die geltende Fassung lesen' });
export const compared = say({
  en: (against: number) => `Compared with version ${against}: new parts are underlined, removed ones crossed out.`,
  de: (against: number) => `Verglichen mit Fassung ${against}: Neues ist unterstrichen, Entferntes durchgestrichen.`,
});
export const wholeText = say({ en: 'Show the text without marks', de: 'Den Text ohne Markierungen zeigen' });
export const added = say({ en: 'New:', de: 'Neu:' });
export const removed = say({ en: 'Removed:', de: 'Entfernt:' });
export const versions = say({ en: 'Versions', de: 'Fassungen' });
export const version = say({
  en: (number: number, day: string) => `Version ${number}, ${dayOf(day)}`,
  de: (number: number, day: string) => `Fassung ${number}, ${dayOf(day)}`,
});
export const whatChanged = say({
  en: (number: number) => `What changed in version ${number}`,
  de: (number: number) => `Was sich mit Fassung ${number} geändert hat`,
});
export const theText = say({ en: 'The text', de: 'Der Text' });
export const gone = say({ en: 'This version does not exist', de: 'Diese Fassung gibt es nicht' });
export const askTitle = say({ en: 'Do you accept this version?', de: 'Nimmst du diese Fassung an?' });
export const accept = say({ en: 'Accept', de: 'Annehmen' });
export const later = say({ en: 'Not now', de: 'Nicht jetzt' });
export const accepted = say({
  en: 'Thank you. Your consent is recorded.',
  de: 'Danke. Deine Zustimmung ist festgehalten.',
});
export const notNow = say({
  en: 'You will not be asked about this version again. You can accept it here at any time.',
  de: 'Zu dieser Fassung fragen wir dich nicht mehr. Annehmen kannst du sie hier jederzeit.',
});
export const acceptedOn = say({
  en: (number: number, day: string) => `You accepted version ${number} on ${localDate(day)}.`,
  de: (number: number, day: string) => `Du hast Fassung ${number} am ${localDate(day)} angenommen.`,
});
