import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';
import type { ParcelState } from '#domain/orders/parcels/model.ts';

export const parcels = say({ en: 'Parcels', de: 'Pakete' });
export const count = say({
  en: (all: number) => numbered(all, 'parcel', 'parcels'),
  de: (all: number) => numbered(all, 'Paket', 'Pakete'),
});
export const nth = say({
  en: (index: number) => `Parcel ${index}`,
  de: (index: number) => `Paket ${index}`,
});
export const states: Record<ParcelState, string> = say({
  en: { packed: 'Packed, not sent', sent: 'On its way', delivered: 'Delivered', returned: 'Back at the sender' },
  de: {
    packed: 'Verpackt, nicht verschickt',
    sent: 'Unterwegs',
    delivered: 'Zugestellt',
    returned: 'Zurück beim Absender',
  },
});
export const sendSome = say({ en: 'Send a part', de: 'Einen Teil verschicken' });
export const sendSomeOf = say({
  en: (number: string) => `Send a part of ${number}`,
  de: (number: string) => `Einen Teil von ${number} verschicken`,
});
export const whatIsIn = say({
  en: (buyer: string) =>
    `Choose what is in the parcel. ${buyer} gets a mail with its contents, and what still follows.`,
  de: (buyer: string) => `Wähle, was im Paket ist. ${buyer} bekommt eine Mail mit dem Inhalt und dem, was noch folgt.`,
});
export const left = say({
  en: (quantity: number) => `${quantity} left to send`,
  de: (quantity: number) => `noch ${quantity} zu verschicken`,
});
export const none = say({ en: 'None', de: 'Keines' });
export const someOf = say({
  en: (quantity: number, all: number) => `${quantity} of ${all}`,
  de: (quantity: number, all: number) => `${quantity} von ${all}`,
});
export const chooseSome = say({ en: 'Choose what goes into the parcel.', de: 'Wähle aus, was in das Paket kommt.' });
export const sendIt = say({ en: 'Mark parcel as sent', de: 'Paket als verschickt eintragen' });
export const hasLeft = say({ en: 'It has left', de: 'Es ist unterwegs' });
export const arrived = say({ en: 'It has arrived', de: 'Es ist angekommen' });
export const changeNumber = say({ en: 'Change number', de: 'Nummer ändern' });
export const addNumber = say({ en: 'Add number', de: 'Nummer eintragen' });
export const isOnItsWay = say({ en: 'The parcel is on its way.', de: 'Das Paket ist unterwegs.' });
export const hasArrived = say({ en: 'The parcel has arrived.', de: 'Das Paket ist angekommen.' });
export const hasNumber = say({ en: 'The parcel has its number.', de: 'Das Paket hat seine Nummer.' });
export const contents = say({
  en: (quantity: number, title: string) => `${quantity} × ${title}`,
  de: (quantity: number, title: string) => `${quantity} × ${title}`,
});
export const doNotSend = say({
  en: {
    title: 'Do not send',
    withheld:
      'The buyer’s bank has taken the money back and decides about it. Wait for the decision before anything leaves.',
    lost: 'The buyer’s bank has decided for the buyer. The money is gone, so nothing more is sent.',
  },
  de: {
    title: 'Nicht verschicken',
    withheld:
      'Die Bank der Käuferin oder des Käufers hat das Geld zurückgeholt und entscheidet darüber. Warte auf die Entscheidung, bevor etwas das Haus verlässt.',
    lost: 'Die Bank hat zugunsten der Käuferseite entschieden. Das Geld ist weg, es wird also nichts mehr verschickt.',
  },
});

export const history = say({
  en: {
    sent: (number: string) => `Parcel sent${number && `, ${number}`}`,
    arrived: (number: string) => `Parcel delivered${number && `, ${number}`}`,
    ready: 'Ready to collect',
    collected: 'Collected',
    refund: (sum: string) => `Refund of ${sum}`,
    withdrawal: 'Withdrawal declared',
    refusedWithdrawal: 'Withdrawal declared, without effect',
    disputed: (sum: string) => `Dispute over ${sum}`,
    asked: (sum: string) => `The bank asks about ${sum}`,
    won: 'Dispute won',
    lost: 'Dispute lost',
    closed: 'The bank has closed its question',
    byBank: 'By the buyer’s bank',
  },
  de: {
    sent: (number: string) => `Paket verschickt${number && `, ${number}`}`,
    arrived: (number: string) => `Paket zugestellt${number && `, ${number}`}`,
    ready: 'Abholbereit',
    collected: 'Abgeholt',
    refund: (sum: string) => `Erstattung über ${sum}`,
    withdrawal: 'Widerruf erklärt',
    refusedWithdrawal: 'Widerruf erklärt, ohne Wirkung',
    disputed: (sum: string) => `Rückbuchung über ${sum}`,
    asked: (sum: string) => `Die Bank fragt nach ${sum}`,
    won: 'Rückbuchung gewonnen',
    lost: 'Rückbuchung verloren',
    closed: 'Die Bank hat ihre Frage geschlossen',
    byBank: 'Von der Bank der Käuferseite',
  },
});
