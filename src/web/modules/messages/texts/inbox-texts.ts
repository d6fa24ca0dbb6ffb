import { say } from '#web/platform/languages/language.ts';
import { formatNumber, numbered } from '#web/platform/languages/formats.ts';

export const messages = say({ en: 'Messages', de: 'Nachrichten' });
export const folders = say({ en: 'Folders', de: 'Ordner' });
export const folderNames = {
  inbox: say({ en: 'Inbox', de: 'Posteingang' }),
  unread: say({ en: 'Unread', de: 'Ungelesen' }),
  sent: say({ en: 'Sent', de: 'Gesendet' }),
  spam: say({ en: 'Spam', de: 'Spam' }),
  trash: say({ en: 'Trash', de: 'Papierkorb' }),
  archived: say({ en: 'Archive', de: 'Archiv' }),
  all: say({ en: 'All', de: 'Alle' }),
};
export const labels = say({ en: 'Labels', de: 'Etiketten' });
export const conversations = say({ en: 'Conversations', de: 'Gespräche' });
export const unreadCount = say({
  en: (count: number) => `${formatNumber(count)} unread`,
  de: (count: number) => `${formatNumber(count)} ungelesen`,
});
export const newMessage = say({ en: 'New message', de: 'Neue Nachricht' });
export const search = say({ en: 'Search messages', de: 'Nachrichten durchsuchen' });
export const select = say({ en: 'Select', de: 'Auswählen' });
export const selectOne = say({
  en: (name: string) => `Select: ${name}`,
  de: (name: string) => `Auswählen: ${name}`,
});
export const selectAll = say({ en: 'Select all that are here', de: 'Alle auswählen, die hier stehen' });
export const selected = say({
  en: (count: number) => `${formatNumber(count)} selected`,
  de: (count: number) => `${formatNumber(count)} ausgewählt`,
});
export const selectNone = say({ en: 'Select none', de: 'Keine auswählen' });
export const archive = say({ en: 'Archive', de: 'Archivieren' });
export const toInbox = say({ en: 'Move to the inbox', de: 'In den Posteingang' });
export const toTrash = say({ en: 'Move to trash', de: 'In den Papierkorb' });
export const toSpam = say({ en: 'Move to spam', de: 'In den Spam-Ordner' });
export const markUnread = say({ en: 'Mark unread', de: 'Als ungelesen markieren' });
export const markRead = say({ en: 'Mark read', de: 'Als gelesen markieren' });
export const label = say({ en: 'Label', de: 'Etikett' });
export const newLabel = say({ en: 'New label', de: 'Neues Etikett' });
export const changeLabel = say({ en: 'Change label', de: 'Etikett ändern' });
export const changeLabelNamed = say({
  en: (name: string) => `Change the label ${name}`,
  de: (name: string) => `Etikett ${name} ändern`,
});
export const deleteLabel = say({ en: 'Delete label', de: 'Etikett löschen' });
export const labelName = say({ en: 'Name', de: 'Name' });
export const labelColour = say({ en: 'Colour', de: 'Farbe' });
export const colourNames = {
  clay: say({ en: 'Clay', de: 'Ton' }),
  rust: say({ en: 'Rust', de: 'Rost' }),
  sand: say({ en: 'Sand', de: 'Sand' }),
  moss: say({ en: 'Moss', de: 'Moos' }),
  teal: say({ en: 'Teal', de: 'Petrol' }),
  ink: say({ en: 'Ink', de: 'Tinte' }),
  plum: say({ en: 'Plum', de: 'Pflaume' }),
  grey: say({ en: 'Grey', de: 'Grau' }),
};
export const save = say({ en: 'Save', de: 'Speichern' });
export const takeLabelOff = say({
  en: (name: string) => `Take the label ${name} off`,
  de: (name: string) => `Etikett ${name} abnehmen`,
});
export const keys = say({ en: 'Keys', de: 'Tasten' });
export const more = say({ en: 'More', de: 'Mehr' });
export const youSaid = say({ en: (text: string) => `You: ${text}`, de: (text: string) => `Du: ${text}` });
export const draft = say({ en: 'Draft:', de: 'Entwurf:' });
export const ofOrder = say({
  en: (number: string) => `order ${number}`,
  de: (number: string) => `Bestellung ${number}`,
});
export const somebodyGone = say({ en: 'Account closed', de: 'Konto geschlossen' });
export const waiting = say({
  en: (hours: number) => (hours < 48 ? `Waiting ${hours} h` : `Waiting ${Math.floor(hours / 24)} days`),
  de: (hours: number) => (hours < 48 ? `Wartet ${hours} Std.` : `Wartet ${Math.floor(hours / 24)} Tage`),
});
export const unreadOf = say({
  en: (count: number) => numbered(count, 'unread message', 'unread messages'),
  de: (count: number) => numbered(count, 'ungelesene Nachricht', 'ungelesene Nachrichten'),
});
export const theList = say({ en: 'The conversations', de: 'Die Gespräche' });
export const loadMore = say({ en: 'Load more', de: 'Mehr laden' });
export const moreFailed = say({
  en: 'The next ones could not be read. What stands here is complete.',
  de: 'Die nächsten waren nicht zu lesen. Was hier steht, ist vollständig.',
});
export const olderData = say({
  en: 'This list could not be renewed. It is as it was a moment ago.',
  de: 'Diese Liste war nicht zu erneuern. Sie ist, wie sie eben noch war.',
});
export const again = say({ en: 'Try again', de: 'Noch einmal versuchen' });
export const empty = {
  inbox: say({ en: 'Nothing waits for you', de: 'Nichts wartet auf dich' }),
  unread: say({ en: 'All is read', de: 'Alles ist gelesen' }),
  sent: say({ en: 'You have not written yet', de: 'Du hast noch nichts geschrieben' }),
  spam: say({ en: 'No spam', de: 'Kein Spam' }),
  trash: say({ en: 'The trash is empty', de: 'Der Papierkorb ist leer' }),
  archived: say({ en: 'Nothing is archived', de: 'Nichts ist archiviert' }),
  all: say({ en: 'No conversations yet', de: 'Noch keine Gespräche' }),
};
export const emptyBuyer = say({
  en: 'Ask a maker about a piece: the way to write stands on its page and on your orders.',
  de: 'Frag eine Werkstatt nach einem Stück: Schreiben kannst du auf seiner Seite und bei deinen Bestellungen.',
});
export const emptySeller = say({
  en: 'What buyers ask about your pieces and their orders arrives here.',
  de: 'Was zu deinen Stücken und zu Bestellungen gefragt wird, kommt hier an.',
});
export const emptyLabel = say({
  en: 'No conversation has this label',
  de: 'Kein Gespräch trägt dieses Etikett',
});
export const emptyLabelText = say({
  en: 'Drag conversations here, or take Label from the menu of a conversation.',
  de: 'Zieh Gespräche hierher oder nimm Etikett im Menü eines Gesprächs.',
});
export const noMatches = say({
  en: (text: string) => `Nothing found for “${text}”`,
  de: (text: string) => `Nichts gefunden zu „${text}“`,
});
export const clearSearch = say({ en: 'Clear the search', de: 'Suche leeren' });
export const pickOne = say({ en: 'Pick a conversation', de: 'Wähle ein Gespräch' });
export const pickOneText = say({
  en: (key: string) => `Or move with ${key}.`,
  de: (key: string) => `Oder geh mit ${key} weiter.`,
});
export const moved = {
  archive: say({
    en: (count: number) => `${numbered(count, 'conversation', 'conversations')} archived.`,
    de: (count: number) => `${numbered(count, 'Gespräch', 'Gespräche')} archiviert.`,
  }),
  inbox: say({
    en: (count: number) => `${numbered(count, 'conversation', 'conversations')} moved to the inbox.`,
    de: (count: number) => `${numbered(count, 'Gespräch', 'Gespräche')} in den Posteingang gelegt.`,
  }),
  spam: say({
    en: (count: number) => `${numbered(count, 'conversation', 'conversations')} moved to spam.`,
    de: (count: number) => `${numbered(count, 'Gespräch', 'Gespräche')} in den Spam-Ordner gelegt.`,
  }),
  trash: say({
    en: (count: number) => `${numbered(count, 'conversation', 'conversations')} moved to trash.`,
    de: (count: number) => `${numbered(count, 'Gespräch', 'Gespräche')} in den Papierkorb gelegt.`,
  }),
};
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const broughtBack = say({ en: 'Back where it was.', de: 'Wieder, wo es war.' });
export const labelled = say({
  en: (count: number, name: string) => `${numbered(count, 'conversation', 'conversations')} labelled ${name}.`,
  de: (count: number, name: string) => `${numbered(count, 'Gespräch', 'Gespräche')} mit ${name} versehen.`,
});
export const deleteLabelTitle = say({
  en: (name: string) => `Delete the label ${name}?`,
  de: (name: string) => `Das Etikett ${name} löschen?`,
});
export const deleteLabelText = say({
  en: 'It is taken off its conversations. They stay.',
  de: 'Es wird von den Gesprächen abgenommen. Sie bleiben.',
});
export const answersIn = say({
  en: (hours: number) => `Buyers see that you answer within ${numbered(hours, 'hour', 'hours')}.`,
  de: (hours: number) => `Im Shop steht, dass du innerhalb von ${numbered(hours, 'Stunde', 'Stunden')} antwortest.`,
});
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
