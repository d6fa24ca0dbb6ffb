import { say } from '#web/platform/languages/language.ts';
import { formatNumber, numbered } from '#web/platform/languages/formats.ts';

export const queues = say({ en: 'Queues', de: 'Warteschlangen' });
export const title = say({ en: 'Flagged and reported messages', de: 'Markierte und gemeldete Nachrichten' });
export const sub = say({
  en: 'The most suspicious first. What is decided stands in the audit log.',
  de: 'Das Verdächtigste zuerst. Was entschieden wird, steht im Protokoll.',
});
export const views = {
  all: say({ en: 'Everything', de: 'Alles' }),
  flagged: say({ en: 'Flagged', de: 'Markiert' }),
  reported: say({ en: 'Reported', de: 'Gemeldet' }),
  decided: say({ en: 'Decided', de: 'Entschieden' }),
};
export const many = say({ en: 'messages', de: 'Nachrichten' });
export const theQueue = say({ en: 'The queue', de: 'Die Warteschlange' });
export const mayNot = say({
  en: 'Deciding needs spam.moderate. You can read what waits.',
  de: 'Zum Entscheiden braucht es spam.moderate. Du kannst lesen, was wartet.',
});
export const clear = say({ en: 'No spam', de: 'Kein Spam' });
export const confirm = say({ en: 'Spam', de: 'Spam' });
export const warn = say({ en: 'Warn the sender', de: 'Absender verwarnen' });
export const suspend = say({ en: 'Suspend the sender', de: 'Absender sperren' });
export const reasonNote = say({
  en: 'The person reads it, and it stays in the audit log.',
  de: 'Die Person liest es, und es bleibt im Protokoll.',
});
export const usual = [
  say({ en: 'It advertises something else.', de: 'Es wirbt für etwas anderes.' }),
  say({ en: 'It asks to pay outside the marketplace.', de: 'Es verlangt eine Zahlung außerhalb des Marktplatzes.' }),
  say({ en: 'It is an attempt to deceive.', de: 'Es ist ein Täuschungsversuch.' }),
  say({ en: 'It insults or threatens somebody.', de: 'Es beleidigt oder bedroht jemanden.' }),
];
export const done = {
  approve: say({
    en: (count: number) => `${numbered(count, 'message is', 'messages are')} no spam.`,
    de: (count: number) => `${numbered(count, 'Nachricht ist', 'Nachrichten sind')} kein Spam.`,
  }),
  reject: say({
    en: (count: number) => `${numbered(count, 'message is', 'messages are')} confirmed as spam.`,
    de: (count: number) => `${numbered(count, 'Nachricht ist', 'Nachrichten sind')} als Spam bestätigt.`,
  }),
  warn: say({
    en: (count: number) => `${numbered(count, 'message', 'messages')} confirmed, and the sender warned.`,
    de: (count: number) => `${numbered(count, 'Nachricht', 'Nachrichten')} bestätigt, Absender verwarnt.`,
  }),
  suspend: say({
    en: (count: number) => `${numbered(count, 'message', 'messages')} confirmed, and the sender suspended.`,
    de: (count: number) => `${numbered(count, 'Nachricht', 'Nachrichten')} bestätigt, Absender gesperrt.`,
  }),
};
export const empty = {
  title: say({ en: 'No messages wait for you', de: 'Keine Nachrichten warten auf dich' }),
  text: say({
    en: 'What looks like spam, and what people report, comes here.',
    de: 'Was nach Spam aussieht und was gemeldet wird, kommt hierher.',
  }),
};
export const decidedNone = say({ en: 'Nothing was decided yet', de: 'Noch wurde nichts entschieden' });
export const from = say({
  en: (sender: string, receiver: string, time: string) => `${sender} to ${receiver}, ${time} UTC:`,
  de: (sender: string, receiver: string, time: string) => `${sender} an ${receiver}, ${time} UTC:`,
});
export const senderFacts = say({
  en: (written: number, flagged: number) =>
    `In 30 days: ${numbered(written, 'message', 'messages')}, ${formatNumber(flagged)} of them flagged`,
  de: (written: number, flagged: number) =>
    `In 30 Tagen: ${numbered(written, 'Nachricht', 'Nachrichten')}, davon ${formatNumber(flagged)} markiert`,
});
export const accountStatus = {
  active: '',
  suspended: say({ en: 'suspended', de: 'gesperrt' }),
  banned: say({ en: 'banned', de: 'ausgeschlossen' }),
};
export const flagged = say({
  en: (score: string, signs: string) => `Flagged, ${score} of 1${signs && `: ${signs}`}`,
  de: (score: string, signs: string) => `Markiert, ${score} von 1${signs && `: ${signs}`}`,
});
export const reported = say({
  en: (name: string, reason: string) => `Reported by ${name}: “${reason}”`,
  de: (name: string, reason: string) => `Gemeldet von ${name}: „${reason}“`,
});
export const pictures = say({
  en: (count: number) => `With ${numbered(count, 'picture', 'pictures')}, seen where it is opened`,
  de: (count: number) => `Mit ${numbered(count, 'Bild', 'Bildern')}, zu sehen, wo sie geöffnet wird`,
});
export const around = say({ en: 'Open it, with what was written around it', de: 'Öffnen, mit dem, was ringsum steht' });
export const aroundNote = say({
  en: 'That you read it is noted in the audit log.',
  de: 'Dass du es liest, wird im Protokoll vermerkt.',
});
export const aroundNone = say({ en: 'Nothing stands around it.', de: 'Ringsum steht nichts.' });
export const hideAround = say({ en: 'Close it', de: 'Schließen' });
export const nameOf = say({
  en: (sender: string, text: string) => `${sender}: ${text}`,
  de: (sender: string, text: string) => `${sender}: ${text}`,
});
export const goneSender = say({ en: 'Account closed', de: 'Konto geschlossen' });
