import type { ApiScope } from '#domain/vault/api-keys.ts';
import type { ApiKey } from '#domain/vault/contract.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'API keys', de: 'API-Schlüssel' });
export const sub = say({
  en: 'A key lets a program work in your shop without your password: a stock sheet, a packing tool.',
  de: 'Mit einem Schlüssel arbeitet ein Programm in deinem Shop ohne dein Passwort: eine Lagerliste, ein Packprogramm.',
});
export const documented = say({ en: 'What programs can ask', de: 'Was Programme fragen können' });
export const make = say({ en: 'Make a key', de: 'Schlüssel anlegen' });
export const makeFirst = say({ en: 'Make the first key', de: 'Den ersten Schlüssel anlegen' });
export const none = say({ en: 'No key yet', de: 'Noch kein Schlüssel' });
export const noneText = say({
  en: 'Programs have no way into your shop until you make one. Each key opens only what you choose for it.',
  de: 'Ohne Schlüssel kommt kein Programm in deinen Shop. Jeder öffnet nur, was du für ihn auswählst.',
});
export const what = say({ en: 'Your keys', de: 'Deine Schlüssel' });
export const safe = say({
  en: 'They work as before, only this list is missing',
  de: 'Sie gelten weiter, nur diese Liste fehlt',
});
export const loading = say({ en: 'Loading your keys', de: 'Deine Schlüssel werden geladen' });

export const name = say({ en: 'Name', de: 'Name' });
export const nameHint = say({
  en: 'Which program it is for. You alone read it.',
  de: 'Für welches Programm er ist. Das liest nur du.',
});
export const nameMissing = say({ en: 'Give the key a name.', de: 'Gib dem Schlüssel einen Namen.' });
export const mayDo = say({ en: 'What the program may do', de: 'Was das Programm darf' });
export const scopeMissing = say({ en: 'Choose at least one.', de: 'Wähle mindestens eines aus.' });
export const scopes: Record<ApiScope, [words: string, hint: string]> = {
  'orders:read': [
    say({ en: 'Read orders and returns', de: 'Bestellungen und Rücksendungen lesen' }),
    say({ en: 'With names and addresses of buyers.', de: 'Mit Namen und Adressen derer, die kaufen.' }),
  ],
  'orders:write': [
    say({ en: 'Move orders on', de: 'Bestellungen weiterführen' }),
    say({
      en: 'Mark them as in work, sent or delivered. Not cancel or refund.',
      de: 'Als in Arbeit, verschickt oder angekommen markieren. Nicht stornieren, nichts erstatten.',
    }),
  ],
  'listings:read': [
    say({ en: 'Read pieces', de: 'Stücke lesen' }),
    say({ en: 'With stock and postage.', de: 'Mit Bestand und Versand.' }),
  ],
  'listings:write': [
    say({ en: 'Change pieces', de: 'Stücke ändern' }),
    say({
      en: 'New ones, words, prices, stock, and whether they are for sale.',
      de: 'Neue anlegen, Texte, Preise, Bestand, und ob sie verkauft werden.',
    }),
  ],
  'payouts:read': [
    say({ en: 'Read payouts', de: 'Auszahlungen lesen' }),
    say({
      en: 'Balance and what it is made of. No bank account.',
      de: 'Guthaben und woraus es besteht. Kein Bankkonto.',
    }),
  ],
};
export const lasts = say({ en: 'It lasts', de: 'Er gilt' });
export const days = say({ en: (count: number) => `${count} days`, de: (count: number) => `${count} Tage` });
export const password = say({ en: 'Your password', de: 'Dein Passwort' });
export const code = say({
  en: 'Code of your second factor, or a recovery code',
  de: 'Code deines zweiten Faktors oder ein Wiederherstellungscode',
});
export const signInFirst = say({
  en: 'A key can be made within a quarter of an hour after you signed in.',
  de: 'Ein Schlüssel lässt sich innerhalb einer Viertelstunde nach der Anmeldung anlegen.',
});
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });

export const madeTitle = say({ en: 'Your new key', de: 'Dein neuer Schlüssel' });
export const madeText = say({
  en: 'Copy it into your program now. It is shown this once: we keep only a fingerprint of it.',
  de: 'Kopiere ihn jetzt in dein Programm. Er wird nur dieses eine Mal gezeigt: Wir behalten nur einen Fingerabdruck.',
});
export const theKey = say({ en: 'Key', de: 'Schlüssel' });
export const copy = say({ en: 'Copy the key', de: 'Schlüssel kopieren' });
export const copied = say({ en: 'The key is copied.', de: 'Der Schlüssel ist kopiert.' });
export const isCopied = say({ en: 'I have it', de: 'Ich habe ihn' });

export const opens = say({ en: 'Opens', de: 'Öffnet' });
export const state = say({ en: 'State', de: 'Stand' });
export const states: Record<ApiKey['state'], string> = {
  active: say({ en: 'Active', de: 'Gilt' }),
  expired: say({ en: 'Over', de: 'Abgelaufen' }),
  revoked: say({ en: 'Revoked', de: 'Widerrufen' }),
  ended: say({ en: 'Ended with your sign-ins', de: 'Mit deinen Anmeldungen beendet' }),
};
export const until = say({ en: (day: string) => `until ${day}`, de: (day: string) => `bis ${day}` });
export const lastUsed = say({ en: 'Last used', de: 'Zuletzt benutzt' });
export const neverUsed = say({ en: 'not yet', de: 'noch nicht' });
export const actions = say({ en: 'Acts', de: 'Aktionen' });
export const revoke = say({ en: 'Revoke', de: 'Widerrufen' });
export const revokeOf = say({ en: (key: string) => `Revoke ${key}`, de: (key: string) => `${key} widerrufen` });
export const revokeTitle = say({ en: (key: string) => `Revoke ${key}?`, de: (key: string) => `${key} widerrufen?` });
export const revokeText = say({
  en: 'The program that has it stops working at once. This cannot be undone; you can make another key.',
  de: 'Das Programm, das ihn hat, kommt sofort nicht mehr hinein. Das lässt sich nicht zurücknehmen; du kannst einen anderen anlegen.',
});
export const revoked = say({ en: 'The key opens nothing any more.', de: 'Der Schlüssel öffnet nichts mehr.' });

export const uses = say({ en: 'Uses', de: 'Nutzung' });
export const usesOf = say({ en: (key: string) => `Uses of ${key}`, de: (key: string) => `Nutzung von ${key}` });
export const usesText = say({
  en: 'What it changed or was refused within 30 days, the newest first. What it read is not listed one by one.',
  de: 'Was er in 30 Tagen geändert hat oder was ihm verweigert wurde, das Neueste zuerst. Was er gelesen hat, steht nicht einzeln hier.',
});
export const usesNone = say({ en: 'It changed nothing so far.', de: 'Er hat bisher nichts geändert.' });
export const usesWhat = say({ en: 'The uses of this key', de: 'Die Nutzung dieses Schlüssels' });
export const usesLoading = say({ en: 'Loading the uses of this key', de: 'Die Nutzung wird geladen' });
export const usesSafe = say({ en: 'The key works as before', de: 'Der Schlüssel gilt weiter' });
export const call = say({ en: 'Call', de: 'Aufruf' });
export const answer = say({ en: 'Answer', de: 'Antwort' });
export const from = say({ en: 'From', de: 'Von' });
export const when = say({ en: 'When', de: 'Wann' });
export const answers = {
  done: say({ en: 'done', de: 'erledigt' }),
  refused: say({ en: 'refused', de: 'verweigert' }),
  failed: say({ en: 'failed', de: 'fehlgeschlagen' }),
  unknown: say({ en: 'not known', de: 'nicht bekannt' }),
};
export const close = say({ en: 'Close', de: 'Schließen' });
