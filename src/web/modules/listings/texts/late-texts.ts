import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

/** What the product page says only of some pieces, or to some people. */
export const willWrite = say({
  en: (name: string) => `We will write to you when ${name} is back.`,
  de: (name: string) => `Wir schreiben dir, sobald ${name} wieder da ist.`,
});
export const doNotWrite = say({ en: 'Do not write', de: 'Doch nicht schreiben' });
export const notifyMe = say({
  en: (name: string) => `Tell me when ${name} is back`,
  de: (name: string) => `Sag Bescheid, wenn ${name} wieder da ist`,
});
export const it = say({ en: 'it', de: 'es' });
export const choiceSoldOut = say({
  en: 'This choice has sold out. Others are still there.',
  de: 'Diese Ausführung ist ausverkauft. Andere sind noch da.',
});
export const listingSoldOut = say({ en: 'This piece has sold out.', de: 'Dieses Stück ist ausverkauft.' });
export const chooseToBeNotified = say({
  en: ' Choose one to be told when it is back.',
  de: ' Wähle eine Ausführung, dann sagen wir dir Bescheid, wenn sie wieder da ist.',
});
export const ownListing = say({
  en: 'This piece is your own. Others find the button to buy it here.',
  de: 'Dieses Stück ist dein eigenes. Andere finden hier den Knopf zum Kaufen.',
});
export const edit = say({ en: 'Edit this piece', de: 'Dieses Stück bearbeiten' });
export const deliverTo = say({ en: 'Deliver to', de: 'Liefern nach' });
export const need = say({ en: { yes: 'Required', no: 'Optional' }, de: { yes: 'Pflichtfeld', no: 'Freiwillig' } });
export const used = say({
  en: (count: number, limit: number) => `, ${count} of ${limit}`,
  de: (count: number, limit: number) => `, ${count} von ${limit}`,
});
export const upTo = say({
  en: (limit: number) => `, up to ${limit} characters`,
  de: (limit: number) => `, höchstens ${limit} Zeichen`,
});
export const lettersLeft = say({
  en: (count: number) => `${numbered(count, 'character', 'characters')} left`,
  de: (count: number) => `Noch ${numbered(count, 'Zeichen', 'Zeichen')}`,
});
export const linkCopied = say({ en: 'Link copied', de: 'Link kopiert' });
export const notCopied = say({
  en: (url: string) => `The link could not be copied. It is ${url}`,
  de: (url: string) => `Der Link ließ sich nicht kopieren. Er lautet ${url}`,
});
export const needsText = say({
  en: 'The maker needs your text for this piece.',
  de: 'Für dieses Stück braucht die Werkstatt deinen Text.',
});
export const tooLong = say({
  en: (letters: number) => `Use up to ${letters} characters.`,
  de: (letters: number) => `Es gehen höchstens ${letters} Zeichen.`,
});

export const paused = say({
  en: (day: string) =>
    `All of the maker’s time is taken. You can order again from ${day}. Keep it in your wishlist until then.`,
  de: (day: string) => `Die Werkstatt ist ausgebucht. Ab ${day} kannst du wieder bestellen. Merk es dir bis dahin.`,
});
export const onVacation = say({
  en: (day: string) => `The workshop is on vacation. You can order again from ${day}.`,
  de: (day: string) => `Die Werkstatt macht Pause. Ab ${day} kannst du wieder bestellen.`,
});
