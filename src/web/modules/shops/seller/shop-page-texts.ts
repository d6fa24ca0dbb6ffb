import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Shop page', de: 'Shopseite' });
export const sub = say({ en: 'What buyers read about you.', de: 'Was man über dich liest.' });
export const takeAlong = say({ en: 'Take your shop with you', de: 'Nimm deinen Shop mit' });
export const yourShop = say({ en: 'Your shop', de: 'Dein Shop' });
export const isSafe = say({ en: 'Your shop is safe', de: 'Deinem Shop ist nichts passiert' });
export const loading = say({ en: 'Loading your shop', de: 'Dein Shop wird geladen' });

export const text = say({ en: 'Words of the shop', de: 'Texte des Shops' });
export const lines = say({
  en: {
    name: { label: 'Shop name', hint: 'The address of the shop stays as it is.' },
    place: { label: 'Where you work', hint: 'Town or region, as buyers read it beside every piece.' },
    tagline: { label: 'In one sentence', hint: 'What you make.' },
    announcement: {
      label: 'Notice at the top',
      hint: 'A market you are at, a holiday. Leave it empty otherwise.',
    },
    packing: { label: 'How you pack', hint: 'Buyers read it on every product page.' },
    thanks: { label: 'Thank-you line', hint: 'Stands below every packing slip. Empty: no line.' },
  },
  de: {
    name: { label: 'Name des Shops', hint: 'Die Adresse des Shops bleibt, wie sie ist.' },
    place: { label: 'Wo du arbeitest', hint: 'Ort oder Region, wie sie neben jedem Stück steht.' },
    tagline: { label: 'In einem Satz', hint: 'Was du machst.' },
    announcement: {
      label: 'Hinweis ganz oben',
      hint: 'Ein Markt, auf dem du bist, oder dein Urlaub. Sonst lass es leer.',
    },
    packing: { label: 'Wie du verpackst', hint: 'Steht auf der Seite jedes Stücks.' },
    thanks: { label: 'Dankeszeile', hint: 'Steht unter jedem Packzettel. Leer: keine Zeile.' },
  },
});
export const written = say({
  en: (letters: number, most: number) => `${letters} of ${most}`,
  de: (letters: number, most: number) => `${letters} von ${most}`,
});
export const nameMissing = say({ en: 'Give the shop a name.', de: 'Gib dem Shop einen Namen.' });
export const isUpToDate = say({
  en: 'Your shop page is up to date.',
  de: 'Deine Shopseite ist auf dem neuesten Stand.',
});
export const country = say({ en: 'Country parcels leave from', de: 'Land, aus dem du verschickst' });
export const countryHint = say({ en: 'Postage is counted from it.', de: 'Daraus wird der Versand berechnet.' });
export const timeZone = say({ en: 'Time zone', de: 'Zeitzone' });
export const timeZoneHint = say({
  en: 'Your sales, codes and invoices follow its days.',
  de: 'Deine Aktionen, Codes und Rechnungen folgen ihren Tagen.',
});
export const choose = say({ en: 'Choose…', de: 'Bitte wählen …' });
export const returnDays = say({ en: 'Days to send a piece back', de: 'Tage für eine Rücksendung' });
export const returnDaysHint = say({
  en: '14 to 90. Buyers have 14 days by law.',
  de: '14 bis 90. 14 Tage stehen allen, die bestellen, gesetzlich zu.',
});
export const tooFewDays = say({
  en: 'Give buyers at least 14 days: that is the law.',
  de: 'Gib mindestens 14 Tage: Das ist Gesetz.',
});
export const story = say({ en: 'Story', de: 'Geschichte' });
export const storyHint = say({ en: 'Who makes the pieces, and how.', de: 'Wer die Stücke macht, und wie.' });
export const saving = say({ en: 'Saving…', de: 'Wird gespeichert …' });
export const save = say({ en: 'Save shop page', de: 'Shopseite speichern' });
export const discard = say({ en: 'Discard', de: 'Verwerfen' });
export const preview = say({ en: 'Preview', de: 'Vorschau' });
export const openPage = say({ en: 'Open shop page', de: 'Shopseite öffnen' });
export const address = say({ en: 'Address:', de: 'Adresse:' });

export const pictures = say({ en: 'Pictures of the shop', de: 'Bilder des Shops' });
export const portrait = say({ en: 'Photo of the maker', de: 'Foto der Werkstatt' });
export const portraitHint = say({
  en: 'You, or your hands at work. It stands on the shop page and beside every piece. Without it your stamp stands there.',
  de: 'Du, oder deine Hände bei der Arbeit. Es steht auf der Shopseite und neben jedem Stück. Ohne Foto steht dort dein Stempel.',
});
export const square = say({ en: 'Square', de: 'Quadrat' });
export const banner = say({ en: 'Banner', de: 'Banner' });
export const bannerHint = say({
  en: 'The workshop, or many pieces together; best from 1500 by 500 pixels. Without it the shop page opens with three of your pieces.',
  de: 'Die Werkstatt, oder viele Stücke zusammen; am besten ab 1500 mal 500 Pixel. Ohne Banner beginnt die Shopseite mit drei deiner Stücke.',
});
export const noBanner = say({ en: 'No banner yet', de: 'Noch kein Banner' });
export const another = say({ en: 'Choose another', de: 'Anderes wählen' });
export const choosePhoto = say({ en: 'Choose a photo', de: 'Foto wählen' });
export const uploading = say({
  en: (percent: number) => `Uploading ${percent} %`,
  de: (percent: number) => `Wird hochgeladen: ${percent} %`,
});
export const remove = say({ en: 'Remove', de: 'Entfernen' });
export const isRemoved = say({
  en: (picture: string) => `${picture} removed.`,
  de: (picture: string) => `${picture} entfernt.`,
});
export const fileFor = say({
  en: (picture: string) => `File for ${picture.toLowerCase()}`,
  de: (picture: string) => `Datei für: ${picture}`,
});
export const description = say({ en: 'Description, read aloud', de: 'Beschreibung, wird vorgelesen' });
export const example = say({
  en: 'What one sees, for those who do not',
  de: 'Was zu sehen ist, für alle, die es nicht sehen',
});
export const descriptionSaved = say({ en: 'Description saved.', de: 'Beschreibung gespeichert.' });
export const saveDescription = say({ en: 'Save description', de: 'Beschreibung speichern' });
export const isOnPage = say({
  en: (picture: string) => `${picture} is on your shop page.`,
  de: (picture: string) => `${picture}: jetzt auf deiner Shopseite.`,
});
