/** Why standard postage is not set. */
export const postageProblemTexts = {
  'office/no-such-area': {
    en: 'Postage is set for the own country, a zone or a country that parcels can go to. Nothing was changed.',
    de: 'Versandkosten gelten für das eigene Land, eine Zone oder ein Land, in das Pakete gehen können. Nichts wurde geändert.',
  },
  'office/postage-too-early': {
    en: 'Postage is set for today or a day to come. Nothing was changed.',
    de: 'Versandkosten werden für heute oder einen Tag danach gesetzt. Nichts wurde geändert.',
  },
  'office/postage-days': {
    en: 'The last day on the way comes before the first. Nothing was changed.',
    de: 'Der letzte Tag unterwegs liegt vor dem ersten. Nichts wurde geändert.',
  },
  'office/postage-same': {
    en: 'That holds on this day already. Nothing was changed.',
    de: 'Das gilt an diesem Tag schon. Nichts wurde geändert.',
  },
  'office/no-planned-postage': {
    en: 'No change is planned for this day.',
    de: 'Für diesen Tag ist keine Änderung geplant.',
  },
};
