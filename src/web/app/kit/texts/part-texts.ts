import { say } from '#web/platform/languages/language.ts';

export const close = say({ en: 'Close', de: 'Eng' });
export const store = say({ en: 'Store', de: 'Laden' });
export const inStore = say({ en: (part: string) => `${part}, store`, de: (part: string) => `${part}, Laden` });
export const inClose = say({ en: (part: string) => `${part}, close`, de: (part: string) => `${part}, eng` });
