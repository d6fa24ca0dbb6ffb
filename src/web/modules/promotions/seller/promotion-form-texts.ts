import { MAX_PERCENT } from '#domain/promotions/model.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'New promotion', de: 'Neue Aktion' });
export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const what = say({ en: 'What it is', de: 'Was es ist' });
export const whats = say({
  en: { code: 'A code that buyers enter', sale: 'A lower price for everybody' },
  de: { code: 'Ein Code zum Eingeben', sale: 'Ein niedrigerer Preis für alle' },
});
export const code = say({ en: 'Code that buyers enter', de: 'Code, der eingegeben wird' });
export const codeExample = say({ en: 'WINTER10', de: 'WINTER10' });
export const takesOff = say({ en: 'Takes off', de: 'Nachlass' });
export const kinds = say({
  en: { percent: 'A percentage', fixed: 'An amount in euros', postage: 'Tracked post' },
  de: { percent: 'Prozent', fixed: 'Ein Betrag in Euro', postage: 'Versand mit Sendungsverfolgung' },
});
export const percent = say({ en: 'Percent', de: 'Prozent' });
export const amount = say({ en: 'Amount, €', de: 'Betrag, €' });
export const amountExample = say({ en: '5.00', de: '5,00' });
export const minimum = say({ en: 'Orders from, €', de: 'Bestellungen ab, €' });
export const anyOrder = say({ en: 'Any', de: 'Jede' });
export const uses = say({ en: 'Times in all', de: 'Wie oft insgesamt' });
export const perBuyer = say({ en: 'Times per person', de: 'Wie oft je Person' });
export const noLimit = say({ en: 'Without limit', de: 'Ohne Grenze' });
export const countsFor = say({ en: 'Counts for', de: 'Gilt für' });
export const allListings = say({ en: 'All your pieces', de: 'Alle deine Stücke' });
export const firstDay = say({ en: 'First day', de: 'Erster Tag' });
export const lastDay = say({ en: 'Last day', de: 'Letzter Tag' });
export const daysIn = say({
  en: (city: string) => `Days start and end at midnight in ${city}.`,
  de: (city: string) => `Tage beginnen und enden um Mitternacht in ${city}.`,
});
export const hints = say({
  en: {
    sale: 'Every buyer pays the lower price; beside it stands the lowest of the 30 days before, where the law lets one stand. No price falls below €1.00. Codes count too, from the lower price. What a sale says cannot be changed later, only stopped.',
    postage:
      'Your parcel goes by tracked post for nothing; express costs what it costs. You bear the postage. What a code says cannot be changed later, only stopped.',
    off: 'It counts for your pieces, not for postage. What a code says cannot be changed later, only stopped.',
  },
  de: {
    sale: 'Alle zahlen den niedrigeren Preis; daneben steht der niedrigste der 30 Tage davor, wo das Gesetz einen erlaubt. Kein Preis fällt unter 1,00 €. Codes gelten auch, vom niedrigeren Preis. Eine Aktion lässt sich später nicht ändern, nur beenden.',
    postage:
      'Dein Paket geht kostenlos mit Sendungsverfolgung; Express kostet, was er kostet. Du trägst den Versand. Ein Code lässt sich später nicht ändern, nur beenden.',
    off: 'Er gilt für deine Stücke, nicht für den Versand. Ein Code lässt sich später nicht ändern, nur beenden.',
  },
});
export const codeMade = say({
  en: (code: string) => `${code} is made.`,
  de: (code: string) => `${code} ist angelegt.`,
});
export const saleMade = say({ en: 'The sale is made.', de: 'Die Aktion ist angelegt.' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const makeCode = say({ en: 'Make the code', de: 'Code anlegen' });
export const makeSale = say({ en: 'Make the sale', de: 'Aktion anlegen' });

export const codeMissing = say({
  en: 'Write the code that buyers enter, for example WINTER10.',
  de: 'Schreib den Code, der eingegeben wird, zum Beispiel WINTER10.',
});
export const percentWrong = say({
  en: `Write a percentage from 1 to ${MAX_PERCENT}.`,
  de: `Schreib eine Zahl von 1 bis ${MAX_PERCENT} Prozent.`,
});
export const amountWrong = say({ en: 'Write an amount like 5.00.', de: 'Schreib einen Betrag wie 5,00.' });
export const minimumWrong = say({
  en: 'Write the least order like 40.00, or leave it empty.',
  de: 'Schreib den Mindestbetrag wie 40,00, oder lass ihn leer.',
});
export const usesWrong = say({
  en: 'Write how often it may be used as a number, or leave it empty.',
  de: 'Schreib als Zahl, wie oft er gelten darf, oder lass es leer.',
});
export const perBuyerWrong = say({
  en: 'Write how often one person may use it as a number, or leave it empty.',
  de: 'Schreib als Zahl, wie oft er für eine Person gelten darf, oder lass es leer.',
});
export const lastDayMissing = say({
  en: 'Choose the last day: a sale has an end.',
  de: 'Wähle den letzten Tag: eine Aktion hat ein Ende.',
});
