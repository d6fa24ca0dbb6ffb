import { say } from '#web/platform/languages/language.ts';

export const menu = say({ en: 'API keys', de: 'API-Schlüssel' });
