import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Payouts of shops', de: 'Auszahlungen der Shops' });
export const note = say({
  en: 'What waits for each shop, and payouts that are held',
  de: 'Was auf jeden Shop wartet, und was zurückgehalten wird',
});
export const what = say({ en: 'payout accounts', de: 'Auszahlungskonten' });
export const views = say({
  en: { all: 'All', withheld: 'Held', failed: 'Failed' },
  de: { all: 'Alle', withheld: 'Zurückgehalten', failed: 'Gescheitert' },
});
export const find = say({ en: 'Name of the shop begins with', de: 'Name des Shops beginnt mit' });
export const heads = say({
  en: { shop: 'Shop', account: 'Account', payable: 'To be paid out', next: 'Next payout', action: 'Act' },
  de: { shop: 'Shop', account: 'Konto', payable: 'Auszuzahlen', next: 'Nächste Auszahlung', action: 'Tun' },
});
export const holdBecause = say({ en: (why: string) => `held: ${why}`, de: (why: string) => `zurückgehalten: ${why}` });
export const hold = say({ en: 'Hold', de: 'Zurückhalten' });
export const release = say({ en: 'Let go', de: 'Freigeben' });
export const holdOf = say({
  en: (shop: string) => `Hold payouts of ${shop}`,
  de: (shop: string) => `Auszahlungen von ${shop} zurückhalten`,
});
export const releaseOf = say({
  en: (shop: string) => `Let payouts of ${shop} go`,
  de: (shop: string) => `Auszahlungen von ${shop} freigeben`,
});
export const holdText = say({
  en: 'Nothing is paid out until you let it go. The balance stays the shop’s, and its maker reads why. A payout that is on its way already arrives.',
  de: 'Bis zur Freigabe wird nichts ausgezahlt. Das Guthaben bleibt beim Shop, und die Werkstatt liest den Grund. Was schon unterwegs ist, kommt an.',
});
export const releaseText = say({
  en: 'The next payout leaves on its day. The reason stands in the audit log.',
  de: 'Die nächste Auszahlung geht an ihrem Tag. Der Grund steht im Protokoll.',
});
export const reason = say({ en: 'Reason', de: 'Grund' });
export const example = say({
  en: 'Three buyers say that nothing arrived',
  de: 'Bei drei Leuten ist nichts angekommen',
});
export const done = say({
  en: { paused: 'Payouts are held', released: 'Payouts go again' },
  de: { paused: 'Auszahlungen werden zurückgehalten', released: 'Auszahlungen gehen wieder' },
});
export const close = say({ en: 'Close', de: 'Schließen' });
export const none = say({ en: 'No shop here', de: 'Hier ist kein Shop' });
export const processing = say({ en: 'Holding payouts', de: 'Auszahlungen zurückzuhalten' });
