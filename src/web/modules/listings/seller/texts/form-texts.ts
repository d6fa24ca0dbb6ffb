import { formatNumber, numbered, plural } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const newTitle = say({ en: 'Add a listing', de: 'Ein Stück anlegen' });
export const newSub = say({
  en: 'One good picture, a title, a price. The rest can follow.',
  de: 'Ein gutes Bild, ein Titel, ein Preis. Der Rest kann folgen.',
});
export const loading = say({ en: 'Loading the listing', de: 'Das Stück wird geladen' });
export const thisListing = say({ en: 'This listing', de: 'Dieses Stück' });
export const isSafe = say({ en: 'The listing is safe', de: 'Dem Stück ist nichts passiert' });
export const noSuch = say({ en: 'No such listing in your shop', de: 'Dieses Stück gibt es in deinem Shop nicht' });
export const mayBeRemoved = say({ en: 'It may have been removed', de: 'Vielleicht wurde es entfernt' });
export const seeListings = say({ en: 'See your listings', de: 'Deine Stücke ansehen' });
export const removedStay = say({
  en: 'Removed listings cannot be edited any more.',
  de: 'Entfernte Stücke lassen sich nicht mehr bearbeiten.',
});
export const inStock = say({
  en: (count: number) => `${formatNumber(count)} in stock`,
  de: (count: number) => `${formatNumber(count)} vorrätig`,
});
export const viewInShop = say({ en: 'View in shop', de: 'Im Shop ansehen' });
export const looksFirst = say({
  en: 'A moderator looks at this listing before buyers do.',
  de: 'Die Moderation sieht sich dieses Stück an, bevor es im Shop steht.',
});
export const mayChange = say({
  en: 'You may still change it; the newest words count.',
  de: 'Du kannst es noch ändern; es zählt, was zuletzt dasteht.',
});

export const parts = say({
  en: {
    photos: 'Photos',
    words: 'Title and story',
    options: 'Options and stock',
    personal: 'Personalisation',
    making: 'Making time',
    post: 'Postage',
    found: 'Being found',
  },
  de: {
    photos: 'Fotos',
    words: 'Titel und Geschichte',
    options: 'Auswahl und Bestand',
    personal: 'Wunschtext',
    making: 'Fertigung',
    post: 'Versand',
    found: 'Gefunden werden',
  },
});
export const sections = say({ en: 'Sections of this listing', de: 'Abschnitte dieses Stücks' });
export const needsYou = say({ en: 'needs you', de: 'braucht dich' });
export const photosNote = say({
  en: (count: number) => `${count} of 10. The first is the cover.`,
  de: (count: number) => `${count} von 10. Das erste ist das Titelbild.`,
});
export const valuesOf = say({
  en: (option: string, count: number) => `${option || 'Option'}, ${numbered(count, 'value', 'values')}`,
  de: (option: string, count: number) => `${option || 'Auswahl'}, ${numbered(count, 'Wert', 'Werte')}`,
});
export const postNote = say({
  en: 'Rates follow from the weight and where it goes',
  de: 'Die Kosten folgen aus Gewicht und Ziel',
});

export const savedTexts = say({
  en: {
    shown: (title: string) => `${title} is in your shop.`,
    waits: (title: string) => `${title} waits for a short review. Your listings say when it is in your shop.`,
    own: 'Saved. Only you see it.',
  },
  de: {
    shown: (title: string) => `${title} ist in deinem Shop.`,
    waits: (title: string) =>
      `${title} wartet auf eine kurze Prüfung. Bei deinen Stücken steht, sobald es in deinem Shop ist.`,
    own: 'Gespeichert. Nur du siehst es.',
  },
});
export const fieldsNeedYou = say({
  en: (wrong: number) => `${numbered(wrong, 'field needs', 'fields need')} you.`,
  de: (wrong: number) => `${numbered(wrong, 'Feld braucht', 'Felder brauchen')} dich.`,
});
export const savedAt = say({ en: (time: string) => `Saved ${time}`, de: (time: string) => `Gespeichert ${time}` });
export const storedHereAt = say({
  en: (time: string) => `Kept in this browser ${time}`,
  de: (time: string) => `In diesem Browser aufgehoben ${time}`,
});
export const saving = say({ en: 'Saving', de: 'Speichern' });
export const notYet = say({ en: 'Not in the shop yet', de: 'Noch nicht im Shop' });
export const draft = say({ en: 'Draft', de: 'Entwurf' });
export const notInShop = say({ en: 'Not in the shop', de: 'Nicht im Shop' });
export const newListing = say({ en: 'New listing', de: 'Neues Stück' });
export const isSaving = say({ en: 'Saving…', de: 'Wird gespeichert …' });
export const saveListing = say({ en: 'Save listing', de: 'Stück speichern' });
export const saveDraft = say({ en: 'Save draft', de: 'Entwurf speichern' });
export const publish = say({ en: 'Publish', de: 'Veröffentlichen' });
export const discard = say({ en: 'Discard', de: 'Verwerfen' });
export const discardTitle = say({ en: 'Discard your changes?', de: 'Deine Änderungen verwerfen?' });
export const staysAsSaved = say({
  en: 'The listing stays as it was saved last.',
  de: 'Das Stück bleibt, wie es zuletzt gespeichert wurde.',
});
export const goneForGood = say({
  en: 'What you wrote here is gone for good.',
  de: 'Was du hier geschrieben hast, ist dann für immer weg.',
});

export const changedSince = say({
  en: 'This piece was changed after you typed this.',
  de: 'Dieses Stück wurde geändert, nachdem du das geschrieben hast.',
});
export const yoursOrTheirs = say({
  en: 'Saving puts yours in its place. Discard yours to see the piece as it is now.',
  de: 'Speichern setzt deines an seine Stelle. Verwirf deines, um das Stück zu sehen, wie es jetzt ist.',
});
export const preview = say({ en: 'Preview', de: 'Vorschau' });
export const firstPhoto = say({ en: 'The first photo stands here', de: 'Hier steht das erste Foto' });
export const title = say({ en: 'Title', de: 'Titel' });
export const noPrice = say({ en: '€ –', de: '– €' });
export const from = say({ en: (price: string) => `from ${price}`, de: (price: string) => `ab ${price}` });
export const soldOut = say({ en: 'Sold out', de: 'Ausverkauft' });
export const onlyLeft = say({
  en: (count: number) => `Only ${count} left`,
  de: (count: number) => `Nur noch ${count} da`,
});
export const madeToOrder = say({
  en: (days: string) => `Made to order, ${days} ${plural(Number(days), 'day', 'days')}`,
  de: (days: string) => `Auf Bestellung, ${days} ${plural(Number(days), 'Tag', 'Tage')}`,
});
export const ready = say({ en: 'Ready to ship', de: 'Versandfertig' });
export const beforeYouSave = say({ en: 'Before you save', de: 'Bevor du speicherst' });
