import type { Text } from '../core/languages/language.ts';
import type { Article, Topic } from './article.ts';
import { accountSignIn as accountSignInDe } from './articles/de/account-sign-in.ts';
import { changeOrCancel as changeOrCancelDe } from './articles/de/change-or-cancel.ts';
import { delivery as deliveryDe } from './articles/de/delivery.ts';
import { findingAPiece as findingAPieceDe } from './articles/de/finding-a-piece.ts';
import { firstPiece as firstPieceDe } from './articles/de/first-piece.ts';
import { howToCreateAccount as howToCreateAccountDe } from './articles/de/how-to-create-account.ts';
import { paying as payingDe } from './articles/de/paying.ts';
import { placingAnOrder as placingAnOrderDe } from './articles/de/placing-an-order.ts';
import { privacy as privacyDe } from './articles/de/privacy.ts';
import { promoCodes as promoCodesDe } from './articles/de/promo-codes.ts';
import { returns as returnsDe } from './articles/de/returns.ts';
import { reviewsAndQuestions as reviewsAndQuestionsDe } from './articles/de/reviews-and-questions.ts';
import { safeAccount as safeAccountDe } from './articles/de/safe-account.ts';
import { sendingAnOrder as sendingAnOrderDe } from './articles/de/sending-an-order.ts';
import { trackAnOrder as trackAnOrderDe } from './articles/de/track-an-order.ts';
import { accountSignIn } from './articles/en/account-sign-in.ts';
import { changeOrCancel } from './articles/en/change-or-cancel.ts';
import { delivery } from './articles/en/delivery.ts';
import { findingAPiece } from './articles/en/finding-a-piece.ts';
import { firstPiece } from './articles/en/first-piece.ts';
import { howToCreateAccount } from './articles/en/how-to-create-account.ts';
import { paying } from './articles/en/paying.ts';
import { placingAnOrder } from './articles/en/placing-an-order.ts';
import { privacy } from './articles/en/privacy.ts';
import { promoCodes } from './articles/en/promo-codes.ts';
import { returns } from './articles/en/returns.ts';
import { reviewsAndQuestions } from './articles/en/reviews-and-questions.ts';
import { safeAccount } from './articles/en/safe-account.ts';
import { sendingAnOrder } from './articles/en/sending-an-order.ts';
import { trackAnOrder } from './articles/en/track-an-order.ts';

/** Every article, in the order of the support centre. */
export const articles: Text<readonly Article[]> = {
  en: [
    trackAnOrder,
    returns,
    changeOrCancel,
    reviewsAndQuestions,
    findingAPiece,
    placingAnOrder,
    paying,
    delivery,
    accountSignIn,
    howToCreateAccount,
    safeAccount,
    privacy,
    firstPiece,
    sendingAnOrder,
    promoCodes,
  ],
  de: [
    trackAnOrderDe,
    returnsDe,
    changeOrCancelDe,
    reviewsAndQuestionsDe,
    findingAPieceDe,
    placingAnOrderDe,
    payingDe,
    deliveryDe,
    accountSignInDe,
    howToCreateAccountDe,
    safeAccountDe,
    privacyDe,
    firstPieceDe,
    sendingAnOrderDe,
    promoCodesDe,
  ],
};

export const topics: Text<readonly { id: Topic; name: string }[]> = {
  en: [
    { id: 'order', name: 'Your order' },
    { id: 'buying', name: 'Buying' },
    { id: 'account', name: 'Your account' },
    { id: 'safety', name: 'Privacy and safety' },
    { id: 'selling', name: 'Selling' },
  ],
  de: [
    { id: 'order', name: 'Deine Bestellung' },
    { id: 'buying', name: 'Kaufen' },
    { id: 'account', name: 'Dein Konto' },
    { id: 'safety', name: 'Datenschutz und Sicherheit' },
    { id: 'selling', name: 'Verkaufen' },
  ],
};
