import { say } from '#web/platform/languages/language.ts';

export const none = say({ en: 'none of its pieces here', de: 'keines seiner Stücke dabei' });
export const fromSum = say({ en: (sum: string) => `from ${sum}`, de: (sum: string) => `ab ${sum}` });
export const freePost = say({ en: 'free tracked post', de: 'versandfrei mit Sendungsnummer' });
export const code = say({ en: (code: string) => `Code ${code}`, de: (code: string) => `Code ${code}` });
export const percent = say({ en: (percent: number) => `, ${percent} %`, de: (percent: number) => `, ${percent} %` });
export const atShop = say({ en: (shop: string) => ` at ${shop}`, de: (shop: string) => ` bei ${shop}` });
export const onLines = say({
  en: (most: string) => ` on the pieces of your mail${most && `, up to ${most}`}`,
  de: (most: string) => ` auf die Stücke aus deiner E-Mail${most && `, höchstens ${most}`}`,
});
export const until = say({ en: (day: string) => ` until ${day}`, de: (day: string) => ` bis ${day}` });
export const remove = say({ en: 'Remove', de: 'Entfernen' });
export const theCode = say({ en: ' the code', de: ': den Code' });
export const missing = say({
  en: 'Enter the code as it stands in your mail or on the card.',
  de: 'Gib den Code ein, wie er in deiner E-Mail oder auf der Karte steht.',
});
export const failed = say({
  en: 'This did not work. Try again.',
  de: 'Das hat nicht geklappt. Versuche es noch einmal.',
});
export const question = say({ en: 'Have a code?', de: 'Hast du einen Code?' });
export const label = say({ en: 'Code', de: 'Code' });
export const apply = say({ en: 'Apply', de: 'Einlösen' });
