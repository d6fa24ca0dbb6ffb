import { say } from '#web/platform/languages/language.ts';

/** What menu and palette of the back office say: it comes with every page of it. */
export const name = say({ en: 'Support tickets', de: 'Support-Anfragen' });
export const answerCommand = say({ en: 'Answer a support ticket', de: 'Eine Support-Anfrage beantworten' });
