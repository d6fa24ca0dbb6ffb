import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Settings', de: 'Einstellungen' });
export const theSettings = say({ en: 'The settings', de: 'Die Einstellungen' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const sub = say({
  en: 'What can be changed here counts in every process at once. The rest is read from the server’s environment at start.',
  de: 'Was hier geändert wird, gilt sofort in jedem Prozess. Der Rest wird beim Start aus der Umgebung des Servers gelesen.',
});
export const views = say({
  en: { here: 'Set here', environment: 'Set in the environment' },
  de: { here: 'Hier einstellbar', environment: 'In der Umgebung einstellbar' },
});
export const heads = say({
  en: { setting: 'Setting', does: 'What it does', inForce: 'In force' },
  de: { setting: 'Einstellung', does: 'Was sie bewirkt', inForce: 'Was gilt' },
});
export const notSet = say({ en: 'not set', de: 'nicht gesetzt' });
export const from = say({
  en: { secret: 'secret, environment only', default: 'default', environment: 'from the environment' },
  de: { secret: 'geheim, nur in der Umgebung', default: 'Vorgabe', environment: 'aus der Umgebung' },
});
export const setBy = say({
  en: (who: string, when: string) => `set by ${who}, ${when}`,
  de: (who: string, when: string) => `von ${who}, ${when}`,
});
export const change = say({ en: 'Change', de: 'Ändern' });
export const changeOf = say({
  en: (name: string) => `Change ${name}`,
  de: (name: string) => `${name} ändern`,
});
export const readOnly = say({
  en: 'You can look at settings. Changing them needs settings.edit.',
  de: 'Du kannst Einstellungen ansehen. Ändern braucht settings.edit.',
});
export const value = say({ en: 'Value', de: 'Wert' });
export const threeNumbers = say({
  en: 'Three whole numbers with commas, like 2,24,72.',
  de: 'Drei ganze Zahlen mit Kommas, zum Beispiel 2,24,72.',
});
export const options = say<Record<string, string>>({
  en: {
    'at-once': 'At once',
    'after-look': 'After a look',
    on: 'On',
    off: 'Off',
    first: 'The first of a shop',
    all: 'All',
  },
  de: {
    'at-once': 'Sofort',
    'after-look': 'Nachdem jemand hingesehen hat',
    on: 'An',
    off: 'Aus',
    first: 'Das erste Stück eines Shops',
    all: 'Alle',
  },
});
export const reason = say({ en: 'Reason', de: 'Grund' });
export const reasonHint = say({
  en: 'It is in the history and the audit log.',
  de: 'Steht im Verlauf und im Protokoll.',
});
export const save = say({ en: 'Save', de: 'Speichern' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const revert = say({
  en: (value: string) => `Back to the environment: ${value}`,
  de: (value: string) => `Zurück zur Umgebung: ${value}`,
});
export const saved = say({
  en: (name: string) => `${name} is changed, in every process.`,
  de: (name: string) => `${name} ist geändert, in jedem Prozess.`,
});
export const history = say({ en: 'History', de: 'Verlauf' });
export const never = say({ en: 'Nobody has changed it here.', de: 'Hier hat das noch niemand geändert.' });
export const environment = say({ en: 'environment', de: 'Umgebung' });
export const use = say({ en: 'Use again', de: 'Wieder nehmen' });
export const loading = say({ en: 'Loading the history', de: 'Der Verlauf wird geladen' });

/** What each setting does that can be changed here. */
export const effects = say<Record<string, string>>({
  en: {
    SUPPORT_EMAIL: 'The address that help pages and mails give.',
    APPROVAL_ABOVE: 'When an order gets back more euros altogether, a second administrator approves the refund.',
    ADMIN_ACTS_PER_HOUR:
      'So many acts on people, money or data one administrator does in an hour. Master admins are told when that is reached.',
    SHOPS_PER_IBAN: 'So many shops can be paid to one bank account.',
    SUBSIDY_PER_ORDER: 'Euros the marketplace may add to one order beyond its fee, for offers of reminders.',
    SUBSIDY_PER_SHOP_DAY: 'The same for all orders of one shop in a day. With 0 the marketplace adds at most its fee.',
    SELLER_APPROVAL:
      'Whether a shop opens when somebody applies, or after an administrator has looked. Waiting applications stay in the queue.',
    REVIEW_MODERATION: 'Reviews and questions are shown only after a moderator has looked at them.',
    LISTING_REVIEW: 'Whose new listings wait for a moderator.',
    ANALYTICS_EXPORT: 'Orders, refunds, views and alerts are exported each night as Parquet files.',
    CART_INACTIVITY_MINUTES: 'A cart counts as abandoned after so many minutes without activity.',
    CART_REMINDER_HOURS: 'Hours after abandonment of the three reminders.',
    CART_EXPIRY_DAYS: 'Days after which an abandoned cart is no longer recovered.',
    CART_MINIMUM_VALUE: 'Carts below so many euros get no reminder.',
    CART_LINK_HOURS: 'Hours for which a recovery link works. Links that were sent keep their own.',
    CART_DISCOUNTS: 'Percent off in the three reminders, at most: as much as fee and budgets pay for.',
    CART_ADDRESSES_A_DAY: 'So many unconfirmed addresses are taken in a day from one place on the net.',
  },
  de: {
    SUPPORT_EMAIL: 'Die Adresse, die Hilfeseiten und Mails nennen.',
    APPROVAL_ABOVE:
      'Bekommt jemand aus einer Bestellung insgesamt mehr Euro zurück, gibt eine zweite Person die Erstattung frei.',
    ADMIN_ACTS_PER_HOUR:
      'So viele Schritte an Konten, Geld oder Daten tut eine Person der Verwaltung in einer Stunde. Ist die Grenze erreicht, erfährt es die Hauptverwaltung.',
    SHOPS_PER_IBAN: 'So viele Shops können auf ein Bankkonto ausgezahlt werden.',
    SUBSIDY_PER_ORDER:
      'Euro, die der Marktplatz über seine Gebühr hinaus zu einer Bestellung gibt, für Angebote in Erinnerungen.',
    SUBSIDY_PER_SHOP_DAY:
      'Dasselbe für alle Bestellungen eines Shops an einem Tag. Bei 0 gibt der Marktplatz höchstens seine Gebühr.',
    SELLER_APPROVAL:
      'Ob ein Shop mit der Bewerbung öffnet oder nachdem jemand aus der Verwaltung hingesehen hat. Wartende Bewerbungen bleiben in der Warteschlange.',
    REVIEW_MODERATION: 'Bewertungen und Fragen erscheinen erst, nachdem jemand sie geprüft hat.',
    LISTING_REVIEW: 'Wessen neue Stücke auf eine Prüfung warten.',
    ANALYTICS_EXPORT: 'Bestellungen, Erstattungen, Ansichten und Hinweise gehen jede Nacht in Parquet-Dateien.',
    CART_INACTIVITY_MINUTES: 'Nach so vielen Minuten ohne Aktivität gilt ein Korb als verlassen.',
    CART_REMINDER_HOURS: 'Stunden nach dem Verlassen, zu denen die drei Erinnerungen gehen.',
    CART_EXPIRY_DAYS: 'Nach so vielen Tagen wird an einen Korb nicht mehr erinnert.',
    CART_MINIMUM_VALUE: 'An Körbe unter so vielen Euro wird nicht erinnert.',
    CART_LINK_HOURS: 'So viele Stunden gilt ein Link zum Korb. Verschickte Links behalten ihre Zeit.',
    CART_DISCOUNTS: 'Höchster Rabatt in Prozent der drei Erinnerungen: so viel, wie Gebühr und Budgets hergeben.',
    CART_ADDRESSES_A_DAY: 'So viele unbestätigte Adressen nehmen wir am Tag von einem Ort im Netz an.',
  },
});
