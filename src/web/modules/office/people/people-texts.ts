import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const parts = say({
  en: { everybody: 'Everybody', makers: 'Makers', buyers: 'Buyers', administrators: 'Administrators' },
  de: { everybody: 'Alle', makers: 'Werkstätten', buyers: 'Wer kauft', administrators: 'Verwaltung' },
});
export const heads = say({
  en: { name: 'Name', part: 'Part', accountStatus: 'Standing', joined: 'Joined', lastSeen: 'Last seen' },
  de: { name: 'Name', part: 'Wer es ist', accountStatus: 'Stand', joined: 'Seit', lastSeen: 'Zuletzt da' },
});
export const buyer = say({ en: 'Buyer', de: 'Kauft' });
export const forSale = say({
  en: (count: number) => `${formatNumber(count)} for sale`,
  de: (count: number) => `${formatNumber(count)} zu kaufen`,
});
export const bought = say({
  en: (count: number) => `${formatNumber(count)} bought`,
  de: (count: number) => `${formatNumber(count)} gekauft`,
});
export const noOrders = say({ en: 'no orders yet', de: 'noch nichts bestellt' });
export const never = say({ en: 'Never', de: 'Nie' });
export const standings = say({
  en: { any: 'Any standing', active: 'Active', suspended: 'Suspended', banned: 'Banned' },
  de: { any: 'Jeder Stand', active: 'Aktiv', suspended: 'Gesperrt', banned: 'Ausgeschlossen' },
});
export const sub = say({
  en: {
    users: 'Everybody with an account, newest first. Times are UTC.',
    sellers: 'Everybody who sells, newest first. Times are UTC.',
  },
  de: {
    users: 'Alle mit einem Konto, die neuesten zuerst. Die Zeiten sind UTC.',
    sellers: 'Alle, die verkaufen, die neuesten zuerst. Die Zeiten sind UTC.',
  },
});
export const search = say({ en: 'Search people', de: 'Konten durchsuchen' });
export const searchText = say({ en: 'Words', de: 'Wörter' });
export const searchHint = say({ en: 'Name, address, shop or id', de: 'Name, Adresse, Shop oder Kennung' });
export const showEverybody = say({ en: 'Show everybody', de: 'Alle zeigen' });
export const joinedOn = say({
  en: (day: string) => `Only those who joined on ${day} (UTC).`,
  de: (day: string) => `Nur, wer seit ${day} (UTC) dabei ist.`,
});
export const nobodyFits = say({ en: 'Nobody fits', de: 'Niemand passt' });
export const enough = say({
  en: 'Parts of a name, of an address or of a shop’s name are enough.',
  de: 'Teile eines Namens, einer Adresse oder eines Shopnamens genügen.',
});
