import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Privacy', de: 'Datenschutz' });
export const byThemselves = say({
  en: 'Copies are made and accounts deleted by themselves when their day has come.',
  de: 'Kopien entstehen und Konten verschwinden von selbst, wenn ihr Tag gekommen ist.',
});
export const lookedAt = say({
  en: (time: string) => ` Looked at ${time} UTC.`,
  de: (time: string) => ` Stand: ${time} UTC.`,
});
export const theFigures = say({ en: 'The figures', de: 'Die Zahlen' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const views = say({
  en: { all: 'All', copy: 'Copies', deletion: 'Deletions', hold: 'Legal holds' },
  de: { all: 'Alle', copy: 'Kopien', deletion: 'Löschungen', hold: 'Aufbewahrt' },
});
export const states = say({
  en: {
    copy: { waiting: 'Being made', ready: 'Can be fetched', 'on-hold': '' },
    deletion: { waiting: 'Waits, can be undone', ready: '', 'on-hold': 'Held: a parcel is under way' },
    hold: { waiting: '', ready: '', 'on-hold': 'Held by law' },
  },
  de: {
    copy: { waiting: 'Wird erstellt', ready: 'Liegt bereit', 'on-hold': '' },
    deletion: { waiting: 'Wartet, lässt sich zurücknehmen', ready: '', 'on-hold': 'Hält an: ein Paket ist unterwegs' },
    hold: { waiting: '', ready: '', 'on-hold': 'Wird aufbewahrt' },
  },
});
export const underLegalHold = say({ en: 'Held by law', de: 'Wird aufbewahrt' });
export const daysLeft = say({
  en: (days: number) => {
    if (days < 0) return days === -1 ? '1 day over' : `${-days} days over`;
    if (days === 0) return 'today';
    return days === 1 ? '1 day' : `${days} days`;
  },
  de: (days: number) => {
    if (days < 0) return days === -1 ? '1 Tag darüber' : `${-days} Tage darüber`;
    if (days === 0) return 'heute';
    return days === 1 ? '1 Tag' : `${days} Tage`;
  },
});
export const done = say({ en: 'done', de: 'erledigt' });
export const by = say({ en: (day: string) => `by ${day}`, de: (day: string) => `bis ${day}` });
export const heads = say({
  en: { person: 'Person', request: 'Wish', requestedOn: 'Asked for', left: 'Time left', state: 'State' },
  de: { person: 'Wer', request: 'Wunsch', requestedOn: 'Gewünscht', left: 'Zeit', state: 'Stand' },
});
export const kinds = say({
  en: { copy: 'A copy of their data', deletion: 'Delete the account', hold: 'No wish: kept by law' },
  de: { copy: 'Eine Kopie der Daten', deletion: 'Das Konto löschen', hold: 'Kein Wunsch: wird aufbewahrt' },
});
export const figures = say({
  en: {
    copiesWaiting: ['Copies being made', 'the law gives 30 days'],
    copiesReady: ['Copies to fetch', 'their links work for some days'],
    deletionsWaiting: ['Deletions waiting', '14 days to change one’s mind'],
    deletedLately: 'Deleted in 30 days',
  },
  de: {
    copiesWaiting: ['Kopien in Arbeit', 'das Gesetz gibt 30 Tage'],
    copiesReady: ['Kopien zum Abholen', 'ihre Links gehen einige Tage lang'],
    deletionsWaiting: ['Löschungen, die warten', '14 Tage, um es sich zu überlegen'],
    deletedLately: 'In 30 Tagen gelöscht',
  },
});
export const peopleHere = say({
  en: (count: number) => `${formatNumber(count)} people are here`,
  de: (count: number) => `${formatNumber(count)} Konten gibt es`,
});
export const agreed = say({ en: 'What people agreed to', de: 'Wem die Leute zugestimmt haben' });
export const agreedNote = say({
  en: 'Choices that somebody made; all others have the defaults',
  de: 'Was jemand gewählt hat; für alle anderen gilt die Vorgabe',
});
export const channel = say({
  en: (label: string, isMail: boolean) => `${label}, ${isMail ? 'by mail' : 'on the screen'}`,
  de: (label: string, isMail: boolean) => `${label}, ${isMail ? 'per Mail' : 'auf dem Bildschirm'}`,
});
export const wanted = say({
  en: (on: number, off: number) => `${formatNumber(on)} want it, ${formatNumber(off)} do not`,
  de: (on: number, off: number) => `${formatNumber(on)} wollen es, ${formatNumber(off)} nicht`,
});
export const cartMails = say({ en: 'Mails about left carts', de: 'Mails zu verlassenen Warenkörben' });
export const refused = say({
  en: (count: number) => `${formatNumber(count)} addresses refused them`,
  de: (count: number) => `${formatNumber(count)} Adressen wollen keine`,
});
export const requests = say({ en: 'Wishes', de: 'Wünsche' });
export const dueFirst = say({ en: 'What is due first stands first', de: 'Was zuerst fällig ist, steht oben' });
export const openRequests = say({ en: 'wishes', de: 'Wünsche' });
export const noRequest = say({
  en: {
    title: 'No wish is open',
    text: 'Whoever asks for a copy of their data, or for the end of their account, stands here with the day by which it is done. People ask for it themselves under Settings, Privacy.',
  },
  de: {
    title: 'Kein Wunsch ist offen',
    text: 'Wer eine Kopie der eigenen Daten oder das Ende des Kontos wünscht, steht hier mit dem Tag, bis zu dem es geschieht. Gewünscht wird es unter Einstellungen, Datenschutz.',
  },
});

export const find = say({ en: 'Find a person', de: 'Person suchen' });
export const findHint = say({ en: 'Name or whole mail address', de: 'Name oder ganze E-Mail-Adresse' });
export const everyState = say({ en: 'Every state', de: 'Jeder Stand' });
export const stateFilter = say({
  en: { waiting: 'Waiting', ready: 'Can be fetched', 'on-hold': 'Held' },
  de: { waiting: 'Wartet', ready: 'Liegt bereit', 'on-hold': 'Hält an' },
});
