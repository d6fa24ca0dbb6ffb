/** Why a sum cannot be paid; apart from the others, which the browser does not load. */
export const sumProblemTexts = {
  'checkout/below-minimum': {
    en: 'Card payments start at €0.50, and your total is less. Nothing was charged. Add another piece, then pay.',
    de: 'Kartenzahlungen gehen ab 0,50 €, und deine Summe liegt darunter. Es wurde nichts abgebucht. Lege noch ein Stück dazu und bezahle dann.',
  },
  'checkout/above-maximum': {
    en: 'One card payment can be €999,999.99 at most, and your total is more. Nothing was charged. Pay the pieces in several orders.',
    de: 'Eine Kartenzahlung geht bis 999.999,99 €, und deine Summe liegt darüber. Es wurde nichts abgebucht. Bezahle die Stücke in mehreren Bestellungen.',
  },
};
