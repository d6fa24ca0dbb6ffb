import { DIGEST_HOUR, type DigestRhythm } from '#domain/accounts/delivery/delivery-settings.ts';
import type { NotificationChannel } from '#domain/accounts/notification-kinds.ts';
import { say } from '#web/platform/languages/language.ts';

export const channels = say<Record<NotificationChannel, string>>({
  en: { screen: 'Here', email: 'Email', push: 'Push', digest: 'Digest' },
  de: { screen: 'Hier', email: 'E-Mail', push: 'Push', digest: 'Sammel\u00ADmail' },
});
export const yourChoices = say({ en: 'Your choices', de: 'Deine Auswahl' });
export const choicesSaved = say({ en: 'Your choices are saved.', de: 'Deine Auswahl ist gespeichert.' });
export const notifiedOf = say({ en: 'What you hear of', de: 'Wovon du hörst' });
export const mailsAlways = say({
  en: 'Mails about what you bought always come: they are part of the sale. Email comes right away, the digest gathers what came since the last.',
  de: 'Mails zu dem, was du gekauft hast, kommen immer: Sie gehören zum Kauf. Eine E-Mail kommt sofort, die Sammelmail fasst zusammen.',
});
export const ofPurchases = say({ en: 'What you buy and follow', de: 'Was du kaufst und wem du folgst' });
export const yourShop = say({ en: 'Your shop', de: 'Dein Shop' });
export const always = say({ en: 'Always', de: 'Immer' });
export const notHere = say({ en: 'Not available', de: 'Nicht verfügbar' });
export const save = say({ en: 'Save', de: 'Speichern' });

export const when = say({ en: 'When you hear of it', de: 'Wann du davon hörst' });
export const quietHours = say({ en: 'Quiet hours', de: 'Ruhezeit' });
export const quietHint = say({
  en: 'Mails and push messages wait until they end. Critical alerts come through.',
  de: 'Mails und Push-Nachrichten warten bis zum Ende. Kritische Hinweise kommen trotzdem.',
});
export const ends = say({ en: { from: 'From', to: 'To' }, de: { from: 'Von', to: 'Bis' } });
export const sameTime = say({
  en: 'Choose an end that differs from the start.',
  de: 'Wähle ein anderes Ende als den Anfang.',
});
export const noTime = say({ en: 'Choose a time.', de: 'Wähle eine Uhrzeit.' });
export const digest = say({ en: 'Digest', de: 'Sammelmail' });
export const rhythms = say<Record<DigestRhythm, string>>({
  en: {
    daily: `Every day at ${DIGEST_HOUR}:00`,
    weekly: `Mondays at ${DIGEST_HOUR}:00`,
    off: 'No digest',
  },
  de: {
    daily: `Täglich um ${DIGEST_HOUR} Uhr`,
    weekly: `Montags um ${DIGEST_HOUR} Uhr`,
    off: 'Keine Sammelmail',
  },
});
export const timeZone = say({ en: 'Time zone', de: 'Zeitzone' });
export const useDeviceZone = say({
  en: (city: string) => `Use the time in ${city}, as on this device`,
  de: (city: string) => `Zeit in ${city} verwenden, wie auf diesem Gerät`,
});

export const push = say({ en: 'Push messages', de: 'Push-Nachrichten' });
export const pushStates = say({
  en: {
    off: 'Push messages are not available: this marketplace has not set them up. Choose email instead.',
    unsupported: 'This browser cannot show push messages. On an iPhone, add the shop to the home screen first.',
    denied:
      'This browser does not let the shop send messages. Allow them in the settings of the browser for this site.',
    waiting: 'The shop tells this browser what you hear of, even while it is closed. Only the title is sent.',
    on: 'This browser is told. Signing out ends it.',
  },
  de: {
    off: 'Push-Nachrichten gibt es hier nicht: Dieser Marktplatz hat sie nicht eingerichtet. Wähle stattdessen E-Mail.',
    unsupported:
      'Dieser Browser kann keine Push-Nachrichten zeigen. Füge den Shop auf einem iPhone zuerst zum Startbildschirm hinzu.',
    denied: 'Dieser Browser lässt keine Nachrichten zu. Erlaube sie in seinen Einstellungen für diese Seite.',
    waiting:
      'Dieser Browser zeigt dir, was es Neues gibt, auch wenn der Shop geschlossen ist. Gesendet wird nur der Titel.',
    on: 'Dieser Browser bekommt Nachrichten. Mit dem Abmelden endet das.',
  },
});
export const turnOn = say({ en: 'Turn on in this browser', de: 'In diesem Browser einschalten' });
export const turnOff = say({ en: 'Turn off in this browser', de: 'In diesem Browser ausschalten' });
export const isOn = say({ en: 'This browser gets push messages.', de: 'Dieser Browser bekommt Push-Nachrichten.' });
export const isOff = say({ en: 'Push messages are off there.', de: 'Dort sind Push-Nachrichten aus.' });
export const otherDevices = say({ en: 'Other browsers', de: 'Andere Browser' });
export const since = say({ en: (day: string) => `since ${day}`, de: (day: string) => `seit ${day}` });
export const removeDevice = say({
  en: (name: string) => `Turn off: ${name}`,
  de: (name: string) => `Ausschalten: ${name}`,
});
export const aBrowser = say({ en: 'A browser', de: 'Ein Browser' });
