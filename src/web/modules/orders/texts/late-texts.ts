import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'This order is late', de: 'Diese Bestellung verspätet sich' });
export const missed = say({
  en: {
    leaving: (day: string) => `It should have left the workshop by ${day}, and has not.`,
    arrival: (day: string) => `It should have arrived by ${day}, and is still on its way.`,
  },
  de: {
    leaving: (day: string) => `Sie sollte die Werkstatt spätestens am ${day} verlassen und ist noch nicht verschickt.`,
    arrival: (day: string) => `Sie sollte spätestens am ${day} ankommen und ist noch unterwegs.`,
  },
});
export const estimate = say({
  en: {
    leaving: (days: string) => `If it leaves today, it should arrive ${days}.`,
    arrival: (days: string) => `New estimate: ${days}.`,
  },
  de: {
    leaving: (days: string) => `Wenn sie heute verschickt wird, kommt sie voraussichtlich ${days} an.`,
    arrival: (days: string) => `Nach neuer Schätzung kommt sie ${days} an.`,
  },
});
export const canDo = say({
  en: 'You do not have to do anything. If you do not want to wait, this is what you can do:',
  de: 'Du musst nichts tun. Wenn du nicht warten möchtest, kannst du:',
});
export const problem = say({ en: 'Report a problem', de: 'Ein Problem melden' });
export const late = say({
  en: (days: string) => `Late, new estimate ${days}`,
  de: (days: string) => `Verspätet, voraussichtlich ${days}`,
});
export const shouldHaveLeft = say({
  en: 'Should have left the workshop by then',
  de: 'Sollte die Werkstatt spätestens verlassen',
});
export const shouldBeReady = say({
  en: 'Should have been ready to collect by then',
  de: 'Sollte spätestens abholbereit sein',
});
export const shouldHaveArrived = say({ en: 'Should have arrived by then', de: 'Sollte spätestens ankommen' });
export const expectedLast = say({ en: 'New estimate, at the latest', de: 'Neue Schätzung, spätestens' });
