import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Settings', de: 'Einstellungen' });
export const theSettings = say({ en: 'The settings', de: 'Die Einstellungen' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const sub = say({
  en: 'They come from the environment of the server and hold from its start on. Secrets are shown only as set or not.',
  de: 'Sie kommen aus der Umgebung des Servers und gelten von seinem Start an. Von Geheimem steht hier nur, ob es gesetzt ist.',
});
export const heads = say({
  en: { setting: 'Setting', does: 'What it does', inForce: 'In force' },
  de: { setting: 'Einstellung', does: 'Was sie bewirkt', inForce: 'Was gilt' },
});
export const notSet = say({ en: 'not set', de: 'nicht gesetzt' });
export const from = say({
  en: { secret: 'secret', default: 'as by default', you: 'set by you' },
  de: { secret: 'geheim', default: 'wie vorgegeben', you: 'von dir gesetzt' },
});
