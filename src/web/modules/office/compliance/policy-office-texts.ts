import { formatDate, formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

const dayOf = (day: string): string => formatDate(new Date(`${day}T12:00:00Z`));

export const policies = say({ en: 'Policies and consent', de: 'Bedingungen und Zustimmung' });
export const thePolicies = say({ en: 'The policies', de: 'Die Bedingungen' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const people = say({
  en: (count: number) => numbered(count, 'account', 'accounts'),
  de: (count: number) => numbered(count, 'Konto', 'Konten'),
});
export const heads = say({
  en: { policy: 'Policy', inForce: 'In force', accepted: 'Accepted', next: 'Next' },
  de: { policy: 'Bedingungen', inForce: 'Gilt', accepted: 'Angenommen', next: 'Als Nächstes' },
});
export const versionOf = say({
  en: (version: number) => `Version ${version}`,
  de: (version: number) => `Fassung ${version}`,
});
export const since = say({ en: (day: string) => `since ${dayOf(day)}`, de: (day: string) => `seit ${dayOf(day)}` });
const from = say({ en: (day: string) => `from ${dayOf(day)}`, de: (day: string) => `ab ${dayOf(day)}` });
export const acceptedBy = say({
  en: (count: number) => numbered(count, 'person', 'people'),
  de: (count: number) => numbered(count, 'Person', 'Personen'),
});
export const leftBy = say({
  en: (count: number) => `${formatNumber(count)} answered “Not now”`,
  de: (count: number) => `${formatNumber(count)} antworteten „Nicht jetzt“`,
});
export const planned = say({
  en: (version: number, day: string) => `Version ${version} ${from(day)}`,
  de: (version: number, day: string) => `Fassung ${version} ${from(day)}`,
});
export const hasDraft = say({ en: 'A draft', de: 'Ein Entwurf' });
export const nothing = say({ en: 'Nothing planned', de: 'Nichts geplant' });
export const publicPage = say({ en: 'Public page', de: 'Öffentliche Seite' });
export const compliance = say({ en: 'Compliance', de: 'Regeln und Nachweise' });
export const sub = say({
  en: 'Published versions never change. A new one applies from its day.',
  de: 'Veröffentlichte Fassungen ändern sich nicht. Eine neue gilt ab ihrem Tag.',
});
export const versions = say({ en: 'Versions', de: 'Fassungen' });
export const versionHeads = say({
  en: { version: 'Version', day: 'Applies', changed: 'What changed', accepted: 'Accepted', left: 'Not now' },
  de: { version: 'Fassung', day: 'Gilt', changed: 'Was sich ändert', accepted: 'Angenommen', left: 'Nicht jetzt' },
});
export const states = say({
  en: { earlier: 'earlier', 'in-force': 'in force', planned: 'planned' },
  de: { earlier: 'früher', 'in-force': 'gilt', planned: 'geplant' },
});
export const material = say({ en: 'people are asked', de: 'es wird gefragt' });
export const draft = say({ en: 'Next version', de: 'Nächste Fassung' });
export const savedAt = say({
  en: (time: string) => `Draft saved ${time} UTC`,
  de: (time: string) => `Entwurf gespeichert ${time} UTC`,
});
export const noDraft = say({
  en: 'Begins with the newest version. Nobody else reads it until it is published.',
  de: 'Beginnt mit der neuesten Fassung. Niemand sonst liest sie, bis sie veröffentlicht ist.',
});
export const fields = say({
  en: {
    textEn: 'Text in English',
    textDe: 'Text in German',
    changedEn: 'What changed, in English',
    changedDe: 'What changed, in German',
    holdsFrom: 'Applies from',
  },
  de: {
    textEn: 'Text auf Englisch',
    textDe: 'Text auf Deutsch',
    changedEn: 'Was sich ändert, auf Englisch',
    changedDe: 'Was sich ändert, auf Deutsch',
    holdsFrom: 'Gilt ab',
  },
});
export const textHint = say({
  en: 'A blank line between paragraphs. “## ” begins a heading, “- ” each line of a list. {marketplace} and {support} are filled in.',
  de: 'Eine leere Zeile zwischen Absätzen. „## “ beginnt eine Überschrift, „- “ jede Zeile einer Liste. {marketplace} und {support} werden eingesetzt.',
});
export const changedHint = say({
  en: 'One sentence. People read it in the announcement and when they are asked.',
  de: 'Ein Satz. Er steht in der Ankündigung und bei der Frage nach der Zustimmung.',
});
export const dayHint = say({
  en: (day: string) => `At the earliest ${dayOf(day)}`,
  de: (day: string) => `Frühestens ${dayOf(day)}`,
});
export const isMaterial = say({
  en: 'The change matters: ask people once, and makers before they publish again',
  de: 'Die Änderung ist wichtig: einmal fragen, Werkstätten vor dem nächsten Veröffentlichen',
});
export const wrong = say({
  en: 'Fill in both texts, both sentences of at least 3 letters, and the day.',
  de: 'Fülle beide Texte, beide Sätze mit mindestens 3 Buchstaben und den Tag aus.',
});
export const save = say({ en: 'Save draft', de: 'Entwurf speichern' });
export const saved = say({ en: 'The draft is saved', de: 'Der Entwurf ist gespeichert' });
export const newer = say({
  en: {
    title: 'What was changed meanwhile',
    gone: 'The draft is gone: it was published or discarded. Compared is the newest published version.',
    asks: 'People are asked',
    yes: 'Yes',
    no: 'No',
    takeTheirs: 'Take over what is saved',
    keepMine: 'Go on with mine and save it over this',
  },
  de: {
    title: 'Was inzwischen geändert wurde',
    gone: 'Den Entwurf gibt es nicht mehr: Er wurde veröffentlicht oder verworfen. Verglichen wird mit der neuesten veröffentlichten Fassung.',
    asks: 'Es wird gefragt',
    yes: 'Ja',
    no: 'Nein',
    takeTheirs: 'Gespeichertes übernehmen',
    keepMine: 'Mit meinem weiterarbeiten und es darüber speichern',
  },
});
export const discard = say({ en: 'Discard draft', de: 'Entwurf verwerfen' });
export const discarded = say({ en: 'The draft is discarded', de: 'Der Entwurf ist verworfen' });
export const discardText = say({
  en: 'The draft is deleted. Published versions stay.',
  de: 'Der Entwurf wird gelöscht. Veröffentlichte Fassungen bleiben.',
});
export const preview = say({ en: 'Preview', de: 'Vorschau' });
export const previewNote = say({
  en: 'Compared with the newest published version',
  de: 'Verglichen mit der neuesten veröffentlichten Fassung',
});
export const languages = say({ en: ['English', 'German'], de: ['Englisch', 'Deutsch'] });
export const isAnnounced = say({
  en: 'Announce it: a message and an alert to everybody concerned, and a banner until its day',
  de: 'Ankündigen: eine Nachricht und ein Hinweis an alle Betroffenen und ein Banner bis zu ihrem Tag',
});
export const publish = say({ en: 'Publish', de: 'Veröffentlichen' });
export const publishTitle = say({ en: 'Publish this version?', de: 'Diese Fassung veröffentlichen?' });
export const publishText = say({
  en: (day: string) => `It applies from ${dayOf(day)} and can not be changed afterwards.`,
  de: (day: string) => `Sie gilt ab ${dayOf(day)} und lässt sich danach nicht mehr ändern.`,
});
export const published = say({ en: 'The version is published', de: 'Die Fassung ist veröffentlicht' });
export const saveFirst = say({
  en: 'Save the draft to see its preview and publish it.',
  de: 'Speichere den Entwurf, um die Vorschau zu sehen und ihn zu veröffentlichen.',
});
export const writing = say({ en: 'Writing a new version', de: 'Eine neue Fassung zu schreiben' });
export const unknown = say({
  en: {
    head: 'No such policy',
    title: 'There is no such policy',
    why: 'It may be a mistyped address.',
    back: 'All policies',
  },
  de: {
    head: 'Nicht gefunden',
    title: 'Diese Bedingungen gibt es nicht',
    why: 'Vielleicht ist die Adresse vertippt.',
    back: 'Alle Bedingungen',
  },
});
