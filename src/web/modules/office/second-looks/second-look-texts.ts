import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Second looks', de: 'Zweite Blicke' });
export const sub = say({
  en: 'Acts that need two administrators. Whoever asked does not decide. Requests expire after 72 hours.',
  de: 'Schritte, für die es zwei aus der Verwaltung braucht. Wer gefragt hat, entscheidet nicht. Anfragen laufen nach 72 Stunden ab.',
});
export const views = say({
  en: { waiting: 'Yours to decide', own: 'Asked by you', over: 'Over' },
  de: { waiting: 'Für dich zu entscheiden', own: 'Von dir gefragt', over: 'Vorbei' },
});
export const requests = say({ en: 'requests', de: 'Anfragen' });
export const heads = say({
  en: { action: 'Act', on: 'On', asked: 'Asked by', due: 'Expires', outcome: 'Outcome', decide: 'Decide' },
  de: {
    action: 'Schritt',
    on: 'Woran',
    asked: 'Gefragt von',
    due: 'Läuft ab',
    outcome: 'Ergebnis',
    decide: 'Entscheiden',
  },
});
export const operations = say<Record<string, string>>({
  en: {
    'office.banPerson': 'Ban a person with open orders',
    'office.banSeller': 'Ban a maker with open orders',
    'office.requestErasureFor': 'Erase an account',
    'office.releasePayouts': 'Let held payouts go',
    'office.cancelOrder': 'Call off an order',
    'office.refundOrder': 'Give money back',
    'support.decideCase': 'Decide a case',
    'returns.overruleReturn': 'Give the money of a rejected return back',
  },
  de: {
    'office.banPerson': 'Jemanden mit offenen Bestellungen ausschließen',
    'office.banSeller': 'Eine Werkstatt mit offenen Bestellungen ausschließen',
    'office.requestErasureFor': 'Ein Konto löschen',
    'office.releasePayouts': 'Zurückgehaltene Auszahlungen freigeben',
    'office.cancelOrder': 'Eine Bestellung stornieren',
    'office.refundOrder': 'Geld zurückzahlen',
    'support.decideCase': 'Einen Fall entscheiden',
    'returns.overruleReturn': 'Das Geld einer abgelehnten Rücksendung zurückzahlen',
  },
});
export const states = say({
  en: { waiting: 'Waiting', approved: 'Approved', refused: 'Refused', withdrawn: 'Withdrawn', expired: 'Expired' },
  de: {
    waiting: 'Offen',
    approved: 'Freigegeben',
    refused: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    expired: 'Abgelaufen',
  },
});
export const none = say({
  en: { waiting: 'No request is waiting', own: 'You asked for nothing that waits', over: 'No request is over yet' },
  de: {
    waiting: 'Keine Anfrage wartet',
    own: 'Nichts von dir Gefragtes wartet',
    over: 'Noch keine Anfrage ist vorbei',
  },
});
export const comeHere = say({
  en: 'Bans of makers with open orders, erasures, payouts let go by hand and large refunds come here.',
  de: 'Hierher kommen Ausschlüsse von Werkstätten mit offenen Bestellungen, Löschungen, freigegebene Auszahlungen und große Erstattungen.',
});
export const look = say({ en: 'Decide', de: 'Entscheiden' });
export const lookAt = say({
  en: (operation: string, name: string) => `Decide: ${operation}, ${name}`,
  de: (operation: string, name: string) => `Entscheiden: ${operation}, ${name}`,
});
export const withdraw = say({ en: 'Withdraw', de: 'Zurückziehen' });
export const withdrawOf = say({
  en: (name: string) => `Withdraw: ${name}`,
  de: (name: string) => `Zurückziehen: ${name}`,
});
export const isWithdrawn = say({ en: 'Request withdrawn.', de: 'Anfrage zurückgezogen.' });
export const requestedBy = say({
  en: (name: string, when: string) => `Asked by ${name}, ${when}`,
  de: (name: string, when: string) => `Gefragt von ${name}, ${when}`,
});
export const answer = say({ en: 'Answer', de: 'Antwort' });
export const answerNote = say({ en: 'optional, kept in the audit log', de: 'freiwillig, bleibt im Protokoll' });
export const approve = say({ en: 'Approve and do it', de: 'Freigeben und ausführen' });
export const refuse = say({ en: 'Refuse', de: 'Ablehnen' });
export const later = say({ en: 'Decide later', de: 'Später entscheiden' });
export const isApproved = say({ en: 'Approved and done.', de: 'Freigegeben und ausgeführt.' });
export const isRefused = say({ en: 'Refused. Nothing was changed.', de: 'Abgelehnt. Es wurde nichts geändert.' });
