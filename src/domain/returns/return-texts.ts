import type { Text } from '../core/languages/language.ts';
import type { ReturnReason, ReturnRefusal, ReturnState, ReturnRemedy } from './model.ts';

/** [ORD-04] What each state is called, for both sides alike. */
export const returnStateTexts: Record<ReturnState, Text> = {
  requested: { en: 'Requested', de: 'Angefragt' },
  approved: { en: 'Approved', de: 'Angenommen' },
  denied: { en: 'Not possible', de: 'Nicht möglich' },
  rejected: { en: 'Rejected', de: 'Abgelehnt' },
  shipped: { en: 'Sent', de: 'Abgeschickt' },
  processing: { en: 'On its way back', de: 'Auf dem Rückweg' },
  received: { en: 'Received', de: 'Angekommen' },
  under_review: { en: 'Being looked at', de: 'In Prüfung' },
  refund_issued: { en: 'Money on its way back', de: 'Erstattung unterwegs' },
  refund_processed: { en: 'Paid back', de: 'Erstattet' },
  swapped: { en: 'Swapped', de: 'Umgetauscht' },
  stopped: { en: 'Stopped', de: 'Beendet' },
};

export const returnReasonTexts: Record<ReturnReason, Text> = {
  not_right: { en: 'It is not right for me', de: 'Gefällt oder passt nicht' },
  damaged: { en: 'It arrived damaged', de: 'Beschädigt angekommen' },
  not_as_described: { en: 'It is not as described', de: 'Nicht wie beschrieben' },
  wrong_item: { en: 'It is another piece than I ordered', de: 'Falsches Stück' },
  came_late: { en: 'It came too late', de: 'Zu spät angekommen' },
  other: { en: 'Something else', de: 'Etwas anderes' },
};

export const returnRemedyTexts: Record<ReturnRemedy, Text> = {
  refund: { en: 'The money back', de: 'Das Geld zurück' },
  swap: { en: 'The same piece again', de: 'Das gleiche Stück noch einmal' },
};

export const returnRefusalTexts: Record<ReturnRefusal, Text> = {
  too_late: {
    en: 'The days for sending pieces of this order back are over. If a piece has a fault, the guarantee holds: write to us.',
    de: 'Die Frist, Stücke dieser Bestellung zurückzuschicken, ist vorbei. Hat ein Stück einen Mangel, gilt die Gewährleistung: Schreib uns.',
  },
  personalised: {
    en: 'Pieces made with your words cannot be sent back, unless something is wrong with them: then ask again and name the fault as the reason.',
    de: 'Stücke mit deinem Text können nicht zurückgeschickt werden, außer wenn etwas mit ihnen nicht stimmt: Dann frag noch einmal an und nenne den Mangel als Grund.',
  },
  perishable: {
    en: 'Pieces that spoil quickly cannot be sent back, unless something is wrong with them: then ask again and name the fault as the reason.',
    de: 'Stücke, die schnell verderben, können nicht zurückgeschickt werden, außer wenn etwas mit ihnen nicht stimmt: Dann frag noch einmal an und nenne den Mangel als Grund.',
  },
};

/** Who bears the postage of the way back, as the buyer reads it. */
export const returnPostageTexts: Record<'maker' | 'buyer', Text> = {
  maker: {
    en: 'The workshop bears the postage: keep the receipt, it pays you what sending them back cost.',
    de: 'Den Rückversand trägt die Werkstatt: Behalte den Beleg, sie zahlt dir, was das Zurückschicken gekostet hat.',
  },
  buyer: { en: 'You bear the postage.', de: 'Den Rückversand zahlst du.' },
};
