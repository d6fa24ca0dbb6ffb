import { say } from '#web/platform/languages/language.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';

export const messageTo = say({
  en: (name: string) => `Message to ${name}`,
  de: (name: string) => `Nachricht an ${name}`,
});
export const placeholder = say({ en: 'Write a message', de: 'Nachricht schreiben' });
export const attach = say({ en: 'Attach pictures', de: 'Bilder anhängen' });
export const savedReplies = say({ en: 'Saved replies', de: 'Antwortvorlagen' });
export const draftStored = say({ en: 'Draft kept', de: 'Entwurf behalten' });
export const draftNotStored = say({
  en: 'Draft not kept: this browser keeps nothing',
  de: 'Entwurf nicht behalten: Dieser Browser speichert nichts',
});
export const send = say({ en: 'Send', de: 'Senden' });
export const counter = say({
  en: (typed: number, most: number) => `${formatNumber(typed)} of ${formatNumber(most)}`,
  de: (typed: number, most: number) => `${formatNumber(typed)} von ${formatNumber(most)}`,
});
export const enterSends = say({ en: 'Enter sends', de: 'Enter sendet' });
export const sendingWays = say({ en: 'How to send', de: 'Wie gesendet wird' });
export const uploading = say({
  en: (name: string, percent: number) => `${name}, ${percent} % sent`,
  de: (name: string, percent: number) => `${name}, ${percent} % gesendet`,
});
export const cancelUpload = say({
  en: (name: string) => `Cancel ${name}`,
  de: (name: string) => `${name} abbrechen`,
});
export const removePicture = say({
  en: (at: number) => `Take away picture ${at}`,
  de: (at: number) => `Bild ${at} entfernen`,
});
export const tooMany = say({
  en: (most: number) => `Up to ${most} pictures go with one message.`,
  de: (most: number) => `Mit einer Nachricht gehen bis zu ${most} Bilder.`,
});
export const pictureFailed = say({
  en: (name: string, why: string) => `${name}: ${why}`,
  de: (name: string, why: string) => `${name}: ${why}`,
});
export const waitsForPictures = say({
  en: 'Pictures are still on their way.',
  de: 'Bilder sind noch unterwegs.',
});
export const reply = {
  none: say({ en: 'No saved replies yet', de: 'Noch keine Antwortvorlagen' }),
  add: say({ en: 'Write one', de: 'Eine schreiben' }),
  change: say({ en: 'Change saved replies', de: 'Antwortvorlagen ändern' }),
  title: say({ en: 'Saved replies', de: 'Antwortvorlagen' }),
  name: say({ en: 'Name', de: 'Name' }),
  text: say({ en: 'Words', de: 'Wortlaut' }),
  fields: say({
    en: 'These are filled in when you use it:',
    de: 'Das wird eingesetzt, wenn du sie benutzt:',
  }),
  save: say({ en: 'Save', de: 'Speichern' }),
  saveNew: say({ en: 'Add it', de: 'Hinzufügen' }),
  remove: say({ en: (name: string) => `Delete ${name}`, de: (name: string) => `${name} löschen` }),
  edit: say({ en: (name: string) => `Change ${name}`, de: (name: string) => `${name} ändern` }),
  close: say({ en: 'Close', de: 'Schließen' }),
  saved: say({ en: 'Saved.', de: 'Gespeichert.' }),
};
export const choose = {
  title: say({ en: 'New message', de: 'Neue Nachricht' }),
  text: say({ en: 'About which order?', de: 'Zu welcher Bestellung?' }),
  search: say({ en: 'Number, name or piece', de: 'Nummer, Name oder Stück' }),
  none: say({ en: 'No order fits.', de: 'Keine Bestellung passt.' }),
  noneBuyer: say({
    en: 'You have no orders yet. To ask about a piece, write from its page.',
    de: 'Du hast noch keine Bestellungen. Zu einem Stück schreibst du von seiner Seite aus.',
  }),
};

export const unfilled = say({
  en: (field: string) => `Fill in ${field} before you send it. This conversation does not say it.`,
  de: (field: string) => `Ersetze ${field}, bevor du sendest. In diesem Gespräch steht es nicht.`,
});
