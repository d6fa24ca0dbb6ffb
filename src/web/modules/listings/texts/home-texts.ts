import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const orderBy = say({
  en: 'Order by, to have it on 24 December',
  de: 'Bestellschluss für den 24. Dezember',
});
export const kinds = say({
  en: { personalised: 'Personalised pieces', madeToOrder: 'Made to order', ready: 'Ready to ship' },
  de: { personalised: 'Stücke mit deinem Text', madeToOrder: 'Auf Bestellung gemacht', ready: 'Versandfertig' },
});
export const byCategory = say({ en: 'Browse by craft', de: 'Nach Handwerk' });
export const allListings = say({
  en: (count: number) => `All ${formatNumber(count)} pieces`,
  de: (count: number) => `Alle ${formatNumber(count)} Stücke`,
});
export const listings = say({
  en: (count: number) => numbered(count, 'piece', 'pieces'),
  de: (count: number) => `${formatNumber(count)} Stück`,
});
export const newest = say({ en: 'New', de: 'Neu' });
export const allNew = say({ en: 'All new pieces', de: 'Alle neuen Stücke' });
export const theNewest = say({ en: 'The newest pieces', de: 'Die neuesten Stücke' });
export const popular = say({ en: 'Popular now', de: 'Gerade beliebt' });
export const allPopular = say({ en: 'All popular pieces', de: 'Alle beliebten Stücke' });
export const followed = say({ en: 'From shops you follow', de: 'Aus Shops, denen du folgst' });
export const since = say({ en: (year: number) => `, since ${year}`, de: (year: number) => `, seit ${year}` });
export const quoted = say({ en: (text: string) => `“${text}”`, de: (text: string) => `„${text}“` });
export const visitShop = say({
  en: (count: number) => `Visit the shop, ${listings(count)}`,
  de: (count: number) => `Zum Shop, ${listings(count)}`,
});
export const how = say({ en: 'How buying here works', de: 'So kaufst du hier' });
export const steps = say({
  en: [
    [
      'You pay once',
      'Pick pieces from as many shops as you like. One payment covers them, with one order for each maker.',
    ],
    ['Each maker posts a parcel', 'You see the leave-by day before you pay. If a maker is busy, the date says so.'],
    [
      'Fourteen days to decide',
      'Send it back within 14 days of delivery. Pieces made with your name are the one exception.',
    ],
  ],
  de: [
    [
      'Du zahlst einmal',
      'Such dir Stücke aus so vielen Shops aus, wie du magst. Du bezahlst sie zusammen, und jede Werkstatt bekommt ihre Bestellung.',
    ],
    [
      'Jede Werkstatt schickt ein Paket',
      'Bevor du zahlst, siehst du, an welchem Tag es hinausgeht. Hat eine Werkstatt viel zu tun, sagt es das Datum.',
    ],
    [
      'Vierzehn Tage Bedenkzeit',
      'Schick es innerhalb von 14 Tagen zurück. Nur was mit deinem Namen gemacht ist, bleibt bei dir.',
    ],
  ],
});
