import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Shipping settings', de: 'Versand' });
export const sub = say({
  en: 'What delivery costs, when parcels leave, and when you are away.',
  de: 'Was der Versand kostet, wann Pakete losgehen und wann du weg bist.',
});
export const overview = say({ en: 'Overview', de: 'Übersicht' });
export const tabs = say({
  en: { profiles: 'Profiles', prices: 'What buyers pay', days: 'Working days', vacation: 'Vacation and notices' },
  de: { profiles: 'Profile', prices: 'Preise je Land', days: 'Arbeitstage', vacation: 'Pause und Hinweise' },
});
export const loading = say({ en: 'Loading…', de: 'Wird geladen …' });
export const profilesWhat = say({ en: 'Your shipping profiles', de: 'Deine Versandprofile' });
export const profilesSafe = say({
  en: 'Your rates still apply as you saved them.',
  de: 'Deine Versandkosten gelten weiter, wie du sie gespeichert hast.',
});
export const newProfile = say({ en: 'New profile', de: 'Neues Profil' });
export const profile = say({ en: 'Profile', de: 'Profil' });
export const listings = say({ en: 'Listings', de: 'Stücke' });
export const actions = say({ en: 'Actions', de: 'Aktionen' });
export const edit = say({ en: 'Edit', de: 'Bearbeiten' });
export const assign = say({ en: 'Assign', de: 'Zuweisen' });
export const copy = say({ en: 'Duplicate', de: 'Duplizieren' });
export const remove = say({ en: 'Delete', de: 'Löschen' });
export const copyOf = say({ en: (name: string) => `Copy of ${name}`, de: (name: string) => `Kopie von ${name}` });
export const isCopied = say({
  en: (name: string) => `${name} is ready to edit.`,
  de: (name: string) => `${name} kannst du jetzt bearbeiten.`,
});
export const removeOne = say({ en: (name: string) => `Delete ${name}?`, de: (name: string) => `${name} löschen?` });
export const removeMessage = say({
  en: (count: number) =>
    count === 0
      ? 'No listing uses it.'
      : `${numbered(count, 'listing uses', 'listings use')} it. They change to the plain rates.`,
  de: (count: number) =>
    count === 0
      ? 'Kein Stück nutzt es.'
      : `${numbered(count, 'Stück nutzt', 'Stücke nutzen')} es. Dafür gelten dann die üblichen Versandkosten.`,
});
export const removeProfile = say({ en: 'Delete profile', de: 'Profil löschen' });
export const noProfile = say({
  en: 'All listings use the plain rates',
  de: 'Für alle Stücke gelten die üblichen Versandkosten',
});
export const noProfileWhy = say({
  en: 'A profile sets your own rates, packing and places for as many listings as you like.',
  de: 'Ein Profil legt eigene Versandkosten, Verpackung und Länder fest, für beliebig viele Stücke.',
});
export const ownRates = say({
  en: (areas: readonly string[]) => `Own rates to ${areas.join(', ')}`,
  de: (areas: readonly string[]) => `Eigene Versandkosten: ${areas.join(', ')}`,
});
export const plainRates = say({
  en: (zones: readonly string[]) => `Plain rates to ${['your own country', ...zones].join(', ')}`,
  de: (zones: readonly string[]) => `Übliche Versandkosten: ${['dein eigenes Land', ...zones].join(', ')}`,
});
export const packing = say({
  en: (price: string) => `${price} packing`,
  de: (price: string) => `${price} Verpackung`,
});
export const freeFrom = say({
  en: (price: string) => `free from ${price}`,
  de: (price: string) => `kostenlos ab ${price}`,
});
export const pickup = say({ en: 'pickup', de: 'Abholung' });
export const assignTitle = say({
  en: (name: string) => `Which listings use ${name}?`,
  de: (name: string) => `Welche Stücke nutzen ${name}?`,
});
export const findListings = say({ en: 'Search by title or SKU', de: 'Nach Titel oder Artikelnummer suchen' });
export const allShown = say({
  en: (count: number) => `All ${count} shown`,
  de: (count: number) => `Alle ${count} angezeigten`,
});
export const assignTo = say({
  en: (count: number) => (count === 0 ? 'Choose listings' : `Assign to ${numbered(count, 'listing', 'listings')}`),
  de: (count: number) => (count === 0 ? 'Stücke auswählen' : `${numbered(count, 'Stück', 'Stücken')} zuweisen`),
});
export const isAssigned = say({
  en: (name: string, count: number) => `${numbered(count, 'listing uses', 'listings use')} ${name} now.`,
  de: (name: string, count: number) => `${numbered(count, 'Stück nutzt', 'Stücke nutzen')} jetzt ${name}.`,
});
export const listingsWhat = say({ en: 'Your listings', de: 'Deine Stücke' });
export const noListing = say({ en: 'No listing found', de: 'Kein Stück gefunden' });
export const noListingWhy = say({
  en: 'Add a listing to see what its delivery costs in each country.',
  de: 'Leg ein Stück an, um zu sehen, was der Versand in jedes Land kostet.',
});
export const addListing = say({ en: 'Add a listing', de: 'Stück anlegen' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const listing = say({ en: 'Listing', de: 'Stück' });
export const quantity = say({ en: 'Pieces in the parcel', de: 'Stück im Paket' });
export const country = say({ en: 'Country', de: 'Land' });
export const free = say({ en: 'Free', de: 'Kostenlos' });
export const notSent = say({ en: 'Not sent', de: 'Kein Versand' });
export const pricesWhat = say({ en: 'The prices by country', de: 'Die Preise je Land' });
export const ifToday = say({
  en: (day: string, city: string) => `Ordered now, it leaves by ${day} (${city} time).`,
  de: (day: string, city: string) => `Jetzt bestellt, geht es bis ${day} los (Zeit in ${city}).`,
});
export const reaches = say({
  en: (sent: number, all: number) => `It reaches ${sent} of ${all} countries.`,
  de: (sent: number, all: number) => `Es erreicht ${sent} von ${all} Ländern.`,
});
