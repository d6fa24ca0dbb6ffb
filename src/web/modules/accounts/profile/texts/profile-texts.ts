import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const tabs = say({
  en: {
    profile: 'Profile',
    addresses: 'Addresses',
    security: 'Security',
    updates: 'Updates',
    support: 'Support',
    messages: 'Messages',
    settings: 'Settings',
    notifications: 'Notifications',
    privacy: 'Privacy',
  },
  de: {
    profile: 'Profil',
    addresses: 'Adressen',
    security: 'Sicherheit',
    updates: 'Neuigkeiten',
    support: 'Hilfe',
    messages: 'Nachrichten',
    settings: 'Einstellungen',
    notifications: 'Benachrichtigungen',
    privacy: 'Datenschutz',
  },
});
export const yourAccount = say({ en: 'Your account', de: 'Dein Konto' });
export const loading = say({ en: 'Loading', de: 'Wird geladen' });
export const unknownError = say({
  en: 'An error occurred. Please try again.',
  de: 'Es ist ein Fehler aufgetreten. Bitte versuche es noch einmal.',
});
export const save = say({ en: 'Save', de: 'Speichern' });
export const optional = say({ en: 'Optional', de: 'freiwillig' });

export const picture = say({ en: 'Picture', de: 'Bild' });
export const square = say({ en: 'Square', de: 'Quadrat' });
export const pictureChanged = say({ en: 'Your picture is changed.', de: 'Dein Bild ist geändert.' });
export const pictureGone = say({ en: 'Your picture is taken away.', de: 'Dein Bild ist entfernt.' });
export const youAsSeen = say({ en: 'You, as others see you', de: 'Du, wie andere dich sehen' });
export const sending = say({ en: 'Sending…', de: 'Wird gesendet …' });
export const choosePicture = say({ en: 'Choose a picture', de: 'Bild auswählen' });
export const takeAway = say({ en: 'Take it away', de: 'Entfernen' });
export const profileSaved = say({ en: 'Your profile is saved.', de: 'Dein Profil ist gespeichert.' });
export const aboutYou = say({ en: 'About you', de: 'Über dich' });
export const name = say({ en: 'Name', de: 'Name' });
export const asSeen = say({ en: 'As others see it', de: 'So sehen ihn andere' });
export const town = say({ en: 'Place', de: 'Ort' });
export const fewText = say({ en: 'A few words', de: 'Ein paar Worte' });
export const lettersOf = say({
  en: (count: number) => `${count} of 500`,
  de: (count: number) => `${count} von 500`,
});
export const yourProfile = say({ en: 'Your profile', de: 'Dein Profil' });
export const hereSince = say({
  en: (email: string, day: string, orders: number) =>
    `${email}. Here since ${day}; ${orders === 1 ? 'one order' : `${orders} orders`} placed.`,
  de: (email: string, day: string, orders: number) =>
    `${email}. Dabei seit ${day}; ${orders === 1 ? 'eine Bestellung' : numbered(orders, 'Bestellung', 'Bestellungen')} bisher.`,
});
export const openShop = say({ en: 'Open your shop', de: 'Deinen Shop öffnen' });
export const yourOrders = say({ en: 'Your orders', de: 'Deine Bestellungen' });
export const signOut = say({ en: 'Sign out', de: 'Abmelden' });
export const nameOfShopMissing = say({
  en: 'Fill in the name of your shop.',
  de: 'Trag den Namen deines Shops ein.',
});
export const shopNameSaved = say({
  en: 'The name of your shop is saved.',
  de: 'Der Name deines Shops ist gespeichert.',
});
export const yourShop = say({ en: 'Your shop', de: 'Dein Shop' });
export const shopName = say({ en: 'Shop name', de: 'Name des Shops' });
export const addressStays = say({
  en: (slug: string) => `Its address stays /shop/${slug}`,
  de: (slug: string) => `Seine Adresse bleibt /shop/${slug}`,
});
export const saveName = say({ en: 'Save the name', de: 'Namen speichern' });
export const seeShop = say({ en: 'See your shop', de: 'Deinen Shop ansehen' });

export const appearance = say({ en: 'Appearance', de: 'Aussehen' });
export const themes = say({
  en: { system: 'As the system says', light: 'Light', dark: 'Dark' },
  de: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
});
export const textSize = say({ en: 'Text size', de: 'Schriftgröße' });
export const sizes = say({
  en: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  de: { normal: 'Normal', large: 'Groß', larger: 'Größer' },
});
export const language = say({ en: 'Language', de: 'Sprache' });
export const singleKeys = say({ en: 'Single keys', de: 'Einzelne Tasten' });
export const useKeys = say({
  en: 'Use single keys in messages and queues, such as J, K and E',
  de: 'In Nachrichten und Warteschlangen einzelne Tasten benutzen, etwa J, K und E',
});
export const keysHint = say({
  en: 'Turn it off where you dictate, or where a screen reader has keys of its own.',
  de: 'Schalte es aus, wenn du diktierst oder ein Screenreader eigene Tasten hat.',
});
export const scope = say({
  en: 'Appearance and text size are kept in this browser. The language is that of the shop and of your mails. Prices are in euro.',
  de: 'Aussehen und Schriftgröße gelten in diesem Browser. Die Sprache ist die des Shops und deiner Mails. Preise sind in Euro.',
});
