import { say } from '#web/platform/languages/language.ts';

export const menu = say({ en: 'Keys for programs', de: 'Programmschlüssel' });
