import { say } from '#web/platform/languages/language.ts';

export const qrCode = say({
  en: 'The key as a QR code; the same key stands beside it as text',
  de: 'Der Schlüssel als QR-Code; daneben steht derselbe Schlüssel als Text',
});
export const scan = say({
  en: 'Scan the picture with your authenticator app, or type this key into it:',
  de: 'Scanne das Bild mit deiner Authenticator-App, oder tippe diesen Schlüssel hinein:',
});
export const codeOfApp = say({ en: 'Code of the app', de: 'Code aus der App' });
export const turnOn = say({ en: 'Turn it on', de: 'Einschalten' });

export const keepCodes = say({
  en: 'Keep these recovery codes.',
  de: 'Heb diese Wiederherstellungscodes auf.',
});
export const whatCodesAre = say({
  en: 'Each signs you in once when your second factor is not at hand. They are shown only now.',
  de: 'Mit jedem kannst du dich einmal anmelden, wenn dein zweiter Faktor nicht zur Hand ist. Sie stehen nur jetzt hier.',
});
export const copy = say({ en: 'Copy them', de: 'Kopieren' });
export const copied = say({ en: 'The codes are copied.', de: 'Die Codes sind kopiert.' });
export const haveThem = say({ en: 'I have kept them', de: 'Ich habe sie aufgehoben' });
export const codeMissing = say({ en: 'Fill in the code.', de: 'Trage den Code ein.' });

export const nameMissing = say({ en: 'Give it a name.', de: 'Gib ihm einen Namen.' });
export const nameSaved = say({ en: 'The name is kept.', de: 'Der Name ist gespeichert.' });
export const nameOf = say({ en: 'Name of this second factor', de: 'Name dieses zweiten Faktors' });
export const saveName = say({ en: 'Keep this name', de: 'Namen speichern' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const codesTo = say({
  en: (phone: string, day: string) => `Codes to ${phone}, since ${day}`,
  de: (phone: string, day: string) => `Codes an ${phone}, seit ${day}`,
});
export const aTelephone = say({ en: 'a telephone', de: 'ein Telefon' });
export const codesOfApp = say({
  en: (day: string) => `Codes of an app, since ${day}`,
  de: (day: string) => `Codes aus einer App, seit ${day}`,
});
export const rename = say({ en: 'Rename', de: 'Umbenennen' });
export const renameOne = say({
  en: (factor: string) => `Rename ${factor}`,
  de: (factor: string) => `${factor} umbenennen`,
});
export const turnOff = say({ en: 'Turn it off', de: 'Ausschalten' });
export const turnOffOne = say({
  en: (factor: string) => `Turn it off: ${factor}`,
  de: (factor: string) => `Ausschalten: ${factor}`,
});
