import type { Zone } from '#domain/core/countries.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const change = say({ en: 'Change the shipping profile', de: 'Das Versandprofil ändern' });
export const add = say({ en: 'New shipping profile', de: 'Neues Versandprofil' });
export const changeHead = say({ en: 'Change the profile', de: 'Das Profil ändern' });
export const takenBy = say({
  en: (listings: number) => `${listings} listings take it. The change counts for all of them.`,
  de: (listings: number) => `${formatNumber(listings)} Stücke nutzen es. Die Änderung gilt für alle.`,
});
export const name = say({ en: 'Name, only you see it', de: 'Name, nur für dich' });
export const nameExample = say({ en: 'Fragile, double boxed', de: 'Zerbrechlich, doppelt verpackt' });
export const packing = say({ en: 'Packing, once a parcel', de: 'Verpackung, je Paket' });
export const freeFrom = say({ en: 'Free from', de: 'Kostenlos ab' });
export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const never = say({ en: 'Never', de: 'Nie' });
export const hint = say({
  en: 'Tracked post is free when every piece of the parcel may go free and it is worth that much. Express is never free.',
  de: 'Versand mit Sendungsverfolgung ist kostenlos, wenn das für jedes Stück im Paket gilt und es so viel wert ist. Express ist nie kostenlos.',
});
export const nameMissing = say({
  en: 'Name the profile, for example Fragile.',
  de: 'Gib dem Profil einen Namen, zum Beispiel Zerbrechlich.',
});
export const amountWrong = say({ en: 'Write amounts like 3.50.', de: 'Schreib Beträge wie 3,50.' });
export const isSaved = say({
  en: (profile: string) => `${profile} is saved.`,
  de: (profile: string) => `${profile} ist gespeichert.`,
});
export const isRemoved = say({
  en: (profile: string) => `${profile} is removed. Its listings take the plain rates.`,
  de: (profile: string) => `${profile} ist entfernt. Für seine Stücke gelten die üblichen Versandkosten.`,
});
export const remove = say({ en: 'Remove', de: 'Entfernen' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const saving = say({ en: 'Saving…', de: 'Wird gespeichert …' });
export const save = say({ en: 'Save profile', de: 'Profil speichern' });

export const theProfile = say({ en: 'The shipping profile', de: 'Das Versandprofil' });
export const profile = say({ en: 'Shipping profile', de: 'Versandprofil' });
export const plainRates = say({ en: 'Plain rates', de: 'Übliche Versandkosten' });
export const onlyRates = say({
  en: 'The rates of its weight, nothing more.',
  de: 'Was sein Gewicht kostet, sonst nichts.',
});
export const packingOf = say({
  en: (price: string) => `${price} packing a parcel`,
  de: (price: string) => `${price} Verpackung je Paket`,
});
export const trackedFree = say({ en: 'tracked post free', de: 'Versand mit Sendungsverfolgung kostenlos' });
export const trackedFreeFrom = say({
  en: (price: string) => `tracked post free from ${price}`,
  de: (price: string) => `Versand mit Sendungsverfolgung kostenlos ab ${price}`,
});
export const onlyTo = say({
  en: (places: readonly string[]) => `to ${['your own country', ...places].join(', ')} only`,
  de: (places: readonly string[]) => `nur: ${['dein eigenes Land', ...places].join(', ')}`,
});
export const forSeveral = say({ en: 'For several listings at once', de: 'Für mehrere Stücke auf einmal' });
export const newProfile = say({ en: 'New profile', de: 'Neues Profil' });
export const changeProfile = say({
  en: (profile: string) => `Change ${profile}`,
  de: (profile: string) => `${profile} ändern`,
});

export const sendsTo = say({ en: 'Sends to', de: 'Wohin du verschickst' });
export const ownCountry = say({ en: 'Your own country', de: 'Dein eigenes Land' });
export const zoneNames = say<Record<Zone, string>>({
  en: { eu: 'European Union', europe: 'Rest of Europe', world: 'Rest of the world' },
  de: { eu: 'Europäische Union', europe: 'Übriges Europa', world: 'Rest der Welt' },
});

export const unsentAnywhere = say({
  en: 'Its rates send this piece nowhere: it is too heavy, or the profile has no rate for it.',
  de: 'So wird dieses Stück nirgendwohin verschickt: Es ist zu schwer, oder dem Profil fehlt ein Preis.',
});
export const unsentTo = say({
  en: (names: readonly string[], more: number) =>
    `Not sent to ${names.join(', ')}${more > 0 ? ` and ${more} more countries` : ''}.`,
  de: (names: readonly string[], more: number) =>
    `Kein Versand nach: ${names.join(', ')}${more > 0 ? ` und in ${formatNumber(more)} weitere Länder` : ''}.`,
});
export const ownRates = say({
  en: 'This profile has its own rates. Change them in the shipping settings.',
  de: 'Dieses Profil hat eigene Versandkosten. Du änderst sie unter Versand.',
});
