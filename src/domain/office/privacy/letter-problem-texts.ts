/** Why a request by letter is not entered or answered. */
export const letterProblemTexts = {
  'office/letter-not-arrived': {
    en: 'A letter cannot have arrived on a day to come. Nothing was entered.',
    de: 'Ein Brief kann nicht an einem Tag angekommen sein, der noch kommt. Nichts wurde eingetragen.',
  },
  'office/no-such-account': {
    en: 'No account has this mail address. Leave it empty if the letter is from somebody without one.',
    de: 'Kein Konto hat diese E-Mail-Adresse. Lass sie leer, wenn der Brief von jemandem ohne Konto ist.',
  },
  'office/no-such-letter': {
    en: 'There is no request by letter with this id.',
    de: 'Es gibt keinen Wunsch per Brief mit dieser Kennung.',
  },
  'office/letter-done': {
    en: 'Somebody has answered this request already. Reload to see with what.',
    de: 'Jemand hat diesen Wunsch schon beantwortet. Lade neu, um zu sehen, womit.',
  },
};
