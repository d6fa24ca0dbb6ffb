import type { ReactNode } from 'react';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const onItsWay = say({
  en: (number: string) => `Your message ${number} is on its way`,
  de: (number: string) => `Deine Nachricht ${number} ist unterwegs`,
});
export const copyTo = say({
  en: (address: ReactNode) => (
    <>A copy comes to {address}. A person answers there, as a rule within two working days.</>
  ),
  de: (address: ReactNode) => (
    <>Eine Kopie geht an {address}. Dort antwortet dir ein Mensch, meist innerhalb von zwei Werktagen.</>
  ),
});
export const answerTo = say({
  en: (address: ReactNode) => <>A person answers to {address}, as a rule within two working days.</>,
  de: (address: ReactNode) => <>Ein Mensch antwortet dir an {address}, meist innerhalb von zwei Werktagen.</>,
});
export const follow = say({ en: 'Follow it in your profile', de: 'In deinem Profil verfolgen' });
export const another = say({ en: 'Write another message', de: 'Noch eine Nachricht schreiben' });

export const title = say({ en: 'Write to a person', de: 'Einem Menschen schreiben' });
export const stillStuck = say({ en: 'Still stuck?', de: 'Hilft das nicht weiter?' });
export const carries = say({
  en: (article: string) => `Your message carries the name of this article, “${article}”. `,
  de: (article: string) => `In deiner Nachricht steht der Name dieses Artikels, „${article}“. `,
});
export const alsoTo = say({
  en: (address: ReactNode) => <>You can also write to {address}.</>,
  de: (address: ReactNode) => <>Du kannst auch an {address} schreiben.</>,
});
export const stillHere = say({
  en: (why: string) => `${why} What you wrote is still here.`,
  de: (why: string) => `${why} Was du geschrieben hast, ist noch da.`,
});
export const email = say({ en: 'Your e-mail address', de: 'Deine E-Mail-Adresse' });
export const order = say({ en: 'Order number', de: 'Bestellnummer' });
export const orderSample = 'AM-2026-123456';
export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const message = say({ en: 'Your message', de: 'Deine Nachricht' });
export const messageMissing = say({
  en: 'Say in a sentence what you need.',
  de: 'Sag in einem Satz, was du brauchst.',
});
export const left = say({
  en: (count: number) => `${formatNumber(count)} left`,
  de: (count: number) => `noch ${formatNumber(count)}`,
});
export const send = say({ en: 'Send the message', de: 'Nachricht senden' });
export const sending = say({ en: 'Sending…', de: 'Wird gesendet …' });
