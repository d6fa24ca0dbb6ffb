import { say } from '#web/platform/languages/language.ts';

export const addListing = say({ en: 'Add listing', de: 'Stück anlegen' });
export const addToCart = say({ en: 'Add to cart', de: 'In den Warenkorb' });
export const all = say({ en: 'All', de: 'Alle' });
export const askDanger = say({ en: 'Ask with danger', de: 'Mit Gefahr fragen' });
export const askWarning = say({ en: 'Ask with a warning', de: 'Mit einer Warnung fragen' });
export const ban = say({ en: 'Ban', de: 'Sperren' });
export const busy = say({ en: 'Busy', de: 'Beschäftigt' });
export const buttons = say({ en: 'Buttons', de: 'Knöpfe' });
export const buttonsNote = say({
  en: 'Point at one to see its hover, press Tab for its focus. A busy one keeps the focus and does nothing.',
  de: 'Zeig auf einen, um ihn unter dem Zeiger zu sehen, drück Tab für seinen Fokus. Ein beschäftigter behält den Fokus und tut nichts.',
});
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const clear = say({ en: 'Clear', de: 'Leeren' });
export const closeKinds = say({
  en: 'Rest: primary, secondary, soft, quiet, danger, link, a link that looks like one',
  de: 'In Ruhe: erster, zweiter, sanft, leise, Gefahr, Link, ein Link, der wie einer aussieht',
});
export const comesOff = say({ en: 'It comes off every cart.', de: 'Er verschwindet aus jedem Warenkorb.' });
export const dialogs = say({ en: 'Dialogs and toasts', de: 'Dialoge und Meldungen' });
export const dialogsNote = say({
  en: "The browser's own dialog; with danger the first focus is on the safe choice. Toasts stand at the top right.",
  de: 'Der Dialog des Browsers selbst; bei Gefahr liegt der Fokus zuerst auf der sicheren Wahl. Meldungen stehen oben rechts.',
});
export const disabled = say({ en: 'Disabled', de: 'Gesperrt' });
export const failed = say({ en: 'Failed', de: 'Misslungen' });
export const inShows = say({ en: 'What signing in shows.', de: 'Was beim Anmelden zu sehen ist.' });
export const loading = say({ en: 'Loading', de: 'Wird geladen' });
export const more = say({ en: 'More', de: 'Mehr' });
export const moreListings = say({ en: 'More pieces', de: 'Mehr Stücke' });
export const moreNote = say({ en: 'The next page of a list.', de: 'Die nächste Seite einer Liste.' });
export const notCounted = say({ en: 'Not counted yet', de: 'Noch nicht gezählt' });
export const oneLocation = say({ en: 'Over one place', de: 'Über einem Ort' });
export const open = say({ en: 'Open', de: 'Öffnen' });
export const pause = say({ en: 'Pause', de: 'Pausieren' });
export const print = say({ en: 'Print', de: 'Drucken' });
export const remove = say({ en: 'Remove', de: 'Entfernen' });
export const erase = say({ en: 'Delete', de: 'Löschen' });
export const removeRow = say({ en: 'Remove the row', de: 'Zeile entfernen' });
export const rest = say({ en: 'Rest', de: 'In Ruhe' });
export const save = say({ en: 'Save', de: 'Speichern' });
export const saving = say({ en: 'Saving…', de: 'Wird gespeichert …' });
export const sending = say({ en: 'Sending…', de: 'Wird geschickt …' });
export const showAll = say({ en: 'Show all', de: 'Alle zeigen' });
export const signIn = say({ en: 'Sign in', de: 'Anmelden' });
export const signUp = say({ en: 'Sign up', de: 'Konto anlegen' });
export const sizes = say({ en: 'Sizes, icons, an icon alone', de: 'Größen, Zeichen, ein Zeichen allein' });
export const small = say({ en: 'Small', de: 'Klein' });
export const smallOnes = say({
  en: 'Small, with an icon, an icon alone',
  de: 'Klein, mit Zeichen, ein Zeichen allein',
});
export const stopCode = say({ en: 'Stop WINTER10?', de: 'WINTER10 beenden?' });
export const storeKinds = say({
  en: 'Rest: primary, secondary, danger, link, a link that looks like one',
  de: 'In Ruhe: erster, zweiter, Gefahr, Link, ein Link, der wie einer aussieht',
});
export const tabs = say({ en: 'Tabs', de: 'Reiter' });
export const tabsNote = say({
  en: 'Over one place: Tab comes to the chosen one, the arrow keys choose. Where each view has an address they are links.',
  de: 'Über einem Ort: Tab kommt zum gewählten, die Pfeiltasten wählen. Wo jede Ansicht eine Adresse hat, sind es Links.',
});
export const tiny = say({ en: 'Tiny', de: 'Winzig' });
export const upShows = say({ en: 'What signing up shows.', de: 'Was beim Anlegen eines Kontos zu sehen ist.' });
export const waiting = say({ en: 'Waiting', de: 'Wartet' });
export const toast = say({ en: (kind: string) => `Toast: ${kind}`, de: (kind: string) => `Meldung: ${kind}` });
export const aToast = say({
  en: (kind: string) => `A toast: ${kind}.`,
  de: (kind: string) => `Eine Meldung: ${kind}.`,
});
