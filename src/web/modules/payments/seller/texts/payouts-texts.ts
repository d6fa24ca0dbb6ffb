import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Payouts', de: 'Auszahlungen' });
export const enterAccount = say({ en: 'Enter a bank account', de: 'Bankkonto eintragen' });
export const accountAndSchedule = say({ en: 'Account and schedule', de: 'Konto und Zeitplan' });
export const yourMoney = say({ en: 'Your money', de: 'Dein Geld' });
export const comesFrom = say({ en: 'What it comes from', de: 'Woraus es kommt' });
export const balanceNow = say({ en: 'Balance now', de: 'Guthaben jetzt' });
export const belowZero = say({
  en: 'below zero: what you sell next makes up for it',
  de: 'unter null: Was du als Nächstes verkaufst, gleicht es aus',
});
export const goesOut = say({ en: 'goes out with the next payout', de: 'geht mit der nächsten Auszahlung hinaus' });
export const onTheWay = say({ en: 'On the way', de: 'Unterwegs' });
export const untilReturns = say({
  en: 'until orders can no longer be sent back',
  de: 'bis Bestellungen nicht mehr zurückgehen können',
});
export const paidOut = say({ en: 'Paid out', de: 'Ausgezahlt' });
export const beingSent = say({
  en: (money: string) => `and ${money} being sent`,
  de: (money: string) => `und ${money} werden überwiesen`,
});
export const arrived = say({ en: 'has arrived at your bank', de: 'bei deiner Bank angekommen' });
export const buyersPaid = say({ en: 'Buyers paid', de: 'Bezahlt' });
export const byCodes = say({
  en: (money: string) => `${money} of it added for codes of the marketplace`,
  de: (money: string) => `davon ${money} vom Marktplatz für seine Codes`,
});
export const ofWhat = say({ en: 'pieces and postage', de: 'Stücke und Versand' });
export const fees = say({ en: 'Fees', de: 'Gebühren' });
export const feeNow = say({
  en: (percent: number) => `${percent} % of what is paid now`,
  de: (percent: number) => `jetzt ${percent.toLocaleString('de-DE')} % des Bezahlten`,
});
export const refunded = say({ en: 'Refunded', de: 'Erstattet' });
export const backToBuyers = say({ en: 'back to buyers', de: 'zurückgezahlt' });
export const backToMarketplace = say({
  en: (money: string) => `${money} of it back to the marketplace for its codes`,
  de: (money: string) => `davon ${money} zurück an den Marktplatz für seine Codes`,
});
export const disputed = say({ en: 'Disputed', de: 'Angefochten' });
export const labels = say({ en: 'Shipping labels', de: 'Versandetiketten' });
export const labelsNote = say({ en: 'less those given back', de: 'ohne zurückgegebene' });
export const reservedOrLost = say({
  en: 'held until banks decide, or lost',
  de: 'zurückgehalten, bis Banken entscheiden, oder verloren',
});
export const testMode = say({
  en: 'Test mode: no money moves, and the bank is one of the sandbox. ',
  de: 'Testbetrieb: Es fließt kein Geld, und die Bank gehört zur Testumgebung. ',
});
export const feeText = say({
  en: 'A fee is counted from what a buyer pays for pieces and postage, and comes back with a refund. ',
  de: 'Die Gebühr wird von dem gerechnet, was für Stücke und Versand bezahlt wird, und kommt mit einer Erstattung zurück. ',
});
export const everything = say({ en: 'Everything that was booked', de: 'Alle Buchungen' });
export const yourBalance = say({ en: 'Your balance', de: 'Dein Guthaben' });
export const moneyIsSafe = say({ en: 'Your money is safe', de: 'Dein Geld ist sicher' });
export const loadingBalance = say({ en: 'Loading the balance', de: 'Das Guthaben wird geladen' });
