import { DIGEST_HOUR, type DigestRhythm } from '#domain/accounts/delivery-settings.ts';
import type { NotificationChannel } from '#domain/accounts/notification-kinds.ts';
import { say } from '#web/platform/languages/language.ts';

export const channels = say<Record<NotificationChannel, string>>({
  en: { screen: 'Here', email: 'Email', digest: 'Digest' },
  de: { screen: 'Hier', email: 'E-Mail', digest: 'Sammelmail' },
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
  en: 'Mails wait until they end. Critical alerts come through.',
  de: 'Mails warten bis zum Ende. Kritische Hinweise kommen trotzdem.',
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
