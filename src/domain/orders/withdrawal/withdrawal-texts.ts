import type { Text } from '../../core/languages/language.ts';
import type { WithdrawalRefusal } from './model.ts';

/** The words of the directive's own function (2011/83/EU article 11a), and of its second step. */
export const withdrawHere: Text = { en: 'Withdraw from contract here', de: 'Vertrag hier widerrufen' };
export const confirmWithdrawal: Text = { en: 'Confirm withdrawal', de: 'Widerruf bestätigen' };

/** [LAW-01] Why nothing follows from a declaration; it was received all the same. */
export const refusalTexts: Record<WithdrawalRefusal, Text> = {
  no_right: {
    en: 'There is no right of withdrawal for these pieces: they were made with your words, or they spoil quickly (2011/83/EU article 16 c, d). Nothing is sent back or paid back by itself. If a piece has a fault, the guarantee holds: write to us.',
    de: 'Für diese Stücke gibt es kein Widerrufsrecht: Sie wurden mit deinen Worten gefertigt oder verderben schnell (2011/83/EU Artikel 16 c, d). Von selbst wird nichts zurückgeschickt oder erstattet. Hat ein Stück einen Mangel, gilt die Gewährleistung: Schreib uns.',
  },
  too_late: {
    en: 'The days for withdrawing from this contract were over when your declaration came in. If a piece has a fault, the guarantee holds: write to us.',
    de: 'Die Widerrufsfrist für diesen Vertrag war abgelaufen, als deine Erklärung einging. Hat ein Stück einen Mangel, gilt die Gewährleistung: Schreib uns.',
  },
  nothing_left: {
    en: 'Nothing of this order is left to withdraw from: it was cancelled, paid back or withdrawn from before.',
    de: 'Von dieser Bestellung ist nichts mehr zu widerrufen: Sie wurde schon storniert, erstattet oder widerrufen.',
  },
};
