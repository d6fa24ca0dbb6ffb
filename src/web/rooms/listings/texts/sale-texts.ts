import { say } from '#web/platform/languages/language.ts';

/** Before the day on which a sale ends, on cards and on the page of a piece. */
export const saleUntil = say({ en: 'Sale until ', de: 'Aktion bis ' });
