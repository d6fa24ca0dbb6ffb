import { say } from '#web/platform/languages/language.ts';
import { formatNumber, numbered } from '#web/platform/languages/formats.ts';

export const title = say({ en: 'Messages of the house', de: 'Nachrichten des Hauses' });
export const sub = say({
  en: 'Each person gets one once, in their own language. It goes on by itself when this page is closed.',
  de: 'Jede Person bekommt sie einmal, in ihrer Sprache. Es geht weiter, auch wenn diese Seite geschlossen wird.',
});
export const home = say({ en: 'House', de: 'Haus' });
export const write = say({ en: 'Write one', de: 'Eine schreiben' });
export const toWhom = say({ en: 'To whom', de: 'An wen' });
export const announces = say({ en: 'As an alert too', de: 'Auch als Hinweis' });
/** What stands above an announcement, in each language in which it is read. */
export const headings = {
  policy_update: { en: 'Change of the terms', de: 'Änderung der Bedingungen' },
  feature_update: { en: 'Something new', de: 'Etwas Neues' },
  maintenance_scheduled: { en: 'Planned maintenance', de: 'Geplante Wartung' },
};
export const announcements = {
  nothing: say({ en: 'No, a message alone', de: 'Nein, nur als Nachricht' }),
  policy_update: say(headings.policy_update),
  feature_update: say(headings.feature_update),
  maintenance_scheduled: say(headings.maintenance_scheduled),
};
export const parts = {
  everybody: say({ en: 'Everybody', de: 'Alle' }),
  makers: say({ en: 'Makers who offer something', de: 'Werkstätten, die etwas anbieten' }),
  buyers: say({ en: 'Buyers with an order', de: 'Alle mit einer Bestellung' }),
  people: say({ en: 'People that I choose', de: 'Personen, die ich auswähle' }),
};
export const findPeople = say({ en: 'Name, address or shop', de: 'Name, Adresse oder Shop' });
export const match = say({ en: 'People who fit', de: 'Personen, die passen' });
export const chosen = say({ en: 'Chosen', de: 'Ausgewählt' });
export const takeAway = say({ en: (name: string) => `Take ${name} away`, de: (name: string) => `${name} entfernen` });
export const add = say({ en: (name: string) => `Add ${name}`, de: (name: string) => `${name} hinzufügen` });
export const english = say({ en: 'Words in English', de: 'Wortlaut auf Englisch' });
export const german = say({ en: 'Words in German', de: 'Wortlaut auf Deutsch' });
export const germanNote = say({
  en: 'Optional; without them everybody reads the English ones',
  de: 'Freiwillig; ohne sie lesen alle den englischen Wortlaut',
});
export const receivers = say({
  en: (count: number) => `It goes to ${numbered(count, 'person', 'people')}.`,
  de: (count: number) => `Sie geht an ${numbered(count, 'Person', 'Personen')}.`,
});
export const counting = say({ en: 'Counting…', de: 'Wird gezählt …' });
export const send = say({
  en: (count: number) => `Send to ${numbered(count, 'person', 'people')}`,
  de: (count: number) => `An ${numbered(count, 'Person', 'Personen')} senden`,
});
export const sendTitle = say({
  en: (count: number) => `Send it to ${numbered(count, 'person', 'people')}?`,
  de: (count: number) => `An ${numbered(count, 'Person', 'Personen')} senden?`,
});
export const sendText = say({
  en: 'What has arrived cannot be taken back. What has not gone yet can be stopped.',
  de: 'Was angekommen ist, lässt sich nicht zurücknehmen. Was noch nicht gegangen ist, lässt sich anhalten.',
});
export const started = say({ en: 'It is on its way.', de: 'Sie ist unterwegs.' });
export const arrived = say({
  en: (count: number) => `It has arrived at ${numbered(count, 'person', 'people')}.`,
  de: (count: number) => `Sie ist bei ${numbered(count, 'Person', 'Personen')} angekommen.`,
});
export const earlier = say({ en: 'Written so far', de: 'Bisher geschrieben' });
export const theList = say({ en: 'The messages of the house', de: 'Die Nachrichten des Hauses' });
export const none = say({ en: 'The house has not written yet', de: 'Das Haus hat noch nichts geschrieben' });
export const noneText = say({
  en: 'What is written here arrives in the inbox of each person.',
  de: 'Was hier geschrieben wird, kommt im Posteingang jeder Person an.',
});
export const states = {
  waiting: say({ en: 'Begins', de: 'Beginnt' }),
  running: say({ en: 'On its way', de: 'Unterwegs' }),
  done: say({ en: 'Arrived', de: 'Angekommen' }),
  stopped: say({ en: 'Stopped', de: 'Angehalten' }),
};
export const progress = say({
  en: (sent: number, total: number) => `${formatNumber(sent)} of ${formatNumber(total)}`,
  de: (sent: number, total: number) => `${formatNumber(sent)} von ${formatNumber(total)}`,
});
export const by = say({
  en: (name: string, time: string) => `${name}, ${time} UTC`,
  de: (name: string, time: string) => `${name}, ${time} UTC`,
});
export const stop = say({ en: 'Stop it', de: 'Anhalten' });
export const more = say({ en: 'Load more', de: 'Mehr laden' });
export const flagged = say({ en: 'Flagged and reported messages', de: 'Auffällige und gemeldete Nachrichten' });

export const startsAt = say({ en: 'Starts', de: 'Beginnt' });
export const startsHint = say({
  en: 'Your own time. Leave it empty to send it now.',
  de: 'Nach deiner Uhr. Leer heißt: jetzt.',
});
export const bannerUntil = say({ en: 'Banner in the store until', de: 'Banner im Shop bis' });
export const bannerHint = say({
  en: 'Every page of the store shows the text above everything. Leave it empty for no banner.',
  de: 'Jede Seite des Shops zeigt den Text ganz oben. Leer heißt: kein Banner.',
});
export const preview = say({ en: 'Preview', de: 'Vorschau' });
export const inLanguage = say({
  en: { english: 'In English', german: 'In German' },
  de: { english: 'Auf Englisch', german: 'Auf Deutsch' },
});
export const plan = say({ en: 'Schedule', de: 'Einplanen' });
export const planTitle = say({
  en: (when: string) => `Send it on ${when} UTC?`,
  de: (when: string) => `Am ${when} UTC senden?`,
});
export const planned = say({ en: 'It is scheduled.', de: 'Sie ist eingeplant.' });
export const starts = say({
  en: (time: string) => `starts ${time} UTC`,
  de: (time: string) => `beginnt ${time} UTC`,
});
export const banner = say({
  en: (time: string) => `banner until ${time} UTC`,
  de: (time: string) => `Banner bis ${time} UTC`,
});
export const endBanner = say({ en: 'Take the banner down', de: 'Banner entfernen' });
export const bannerEnded = say({ en: 'The banner is down.', de: 'Das Banner ist weg.' });
