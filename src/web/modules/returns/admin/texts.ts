import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Returns', de: 'Rücksendungen' });
export const overrule = say({ en: 'Decide over the maker', de: 'Anders entscheiden als die Werkstatt' });
export const reason = say({ en: 'Reason, kept in the audit log', de: 'Grund, bleibt im Protokoll' });
export const example = say({ en: 'What was looked at, and what it showed', de: 'Was geprüft wurde und was es zeigt' });
export const refund = say({
  en: (sum: string) => `Give ${sum} back`,
  de: (sum: string) => `${sum} zurückgeben`,
});
export const done = say({ en: 'The money goes back to the buyer.', de: 'Das Geld geht zurück.' });
export const about = say({
  en: 'The maker does not take these pieces back. Their money goes back to the buyer all the same, and the maker bears it.',
  de: 'Die Werkstatt nimmt diese Stücke nicht zurück. Ihr Geld geht trotzdem zurück, und die Werkstatt trägt es.',
});
export const missing = say({ en: 'Deciding over a return', de: 'Über eine Rücksendung entscheiden' });
