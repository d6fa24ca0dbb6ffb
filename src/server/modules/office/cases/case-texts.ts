/** What the lists of the office call a case, and what they say of it. Of `date` the database makes a day. */
export const caseTexts = {
  en: {
    ...{
      asks: 'A bank asks about ',
      disputed: 'Disputed: ',
      evidence: 'Evidence is due by ',
      bankDay: 'the bank’s day',
    },
    ...{
      review: 'Review of ',
      question: 'Question about ',
      reported: 'Reported: ',
      order: 'Order ',
    },
    ...{ from: 'From ', leftBy: ', should have left by ', date: 'FMDD Mon YYYY' },
    ...{ latePayment: 'Payment that came too late', backByNow: 'Should have gone back to the buyer by now' },
    ...{ offensive: 'Offensive', private: 'Private details', advertising: 'Advertising' },
    ...{ escalated: 'Escalated: ', decideBy: 'Decide by ' },
    ...{ asksBuyer: 'The buyer is asked until ', asksMaker: 'The workshop is asked until ' },
    ...{ unrelated: 'Not about the piece', other: 'Something else' },
  },
  de: {
    ...{ asks: 'Eine Bank fragt nach ', disputed: 'Zahlung angefochten: ', evidence: 'Belege bis ' },
    ...{ bankDay: 'zum Tag der Bank', review: 'Bewertung von ', question: 'Frage zu ', reported: 'Gemeldet: ' },
    ...{ order: 'Bestellung ', from: 'Von ', leftBy: ', sollte verschickt sein bis ' },
    ...{ date: 'FMDD.FMMM.YYYY', latePayment: 'Zahlung, die zu spät kam' },
    ...{ backByNow: 'Sollte inzwischen zurückgezahlt sein' },
    ...{ offensive: 'Beleidigend', private: 'Private Angaben', advertising: 'Werbung' },
    ...{ escalated: 'Abgegeben: ', decideBy: 'Zu entscheiden bis ' },
    ...{ asksBuyer: 'Die Käuferseite ist gefragt bis ', asksMaker: 'Die Werkstatt ist gefragt bis ' },
    ...{ unrelated: 'Nicht zum Stück', other: 'Etwas anderes' },
  },
};
