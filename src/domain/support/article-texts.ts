import type { Text } from '../core/languages/language.ts';
import type { ArticleText, Topic } from './article.ts';
import type { Slug } from './article-list.ts';
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

/** What every article says. */
export const articleTexts: Text<Record<Slug, ArticleText>> = {
  en: {
    'track-an-order': trackAnOrder,
    returns,
    'change-or-cancel': changeOrCancel,
    'reviews-and-questions': reviewsAndQuestions,
    'finding-a-piece': findingAPiece,
    'placing-an-order': placingAnOrder,
    paying,
    delivery,
    'account-sign-in': accountSignIn,
    'how-to-create-account': howToCreateAccount,
    'safe-account': safeAccount,
    privacy,
    'first-piece': firstPiece,
    'sending-an-order': sendingAnOrder,
    'promo-codes': promoCodes,
  },
  de: {
    'track-an-order': trackAnOrderDe,
    returns: returnsDe,
    'change-or-cancel': changeOrCancelDe,
    'reviews-and-questions': reviewsAndQuestionsDe,
    'finding-a-piece': findingAPieceDe,
    'placing-an-order': placingAnOrderDe,
    paying: payingDe,
    delivery: deliveryDe,
    'account-sign-in': accountSignInDe,
    'how-to-create-account': howToCreateAccountDe,
    'safe-account': safeAccountDe,
    privacy: privacyDe,
    'first-piece': firstPieceDe,
    'sending-an-order': sendingAnOrderDe,
    'promo-codes': promoCodesDe,
  },
};

export const topicNames: Text<Record<Topic, string>> = {
  en: {
    order: 'Your order',
    buying: 'Buying',
    account: 'Your account',
    safety: 'Privacy and safety',
    selling: 'Selling',
  },
  de: {
    order: 'Deine Bestellung',
    buying: 'Kaufen',
    account: 'Dein Konto',
    safety: 'Datenschutz und Sicherheit',
    selling: 'Verkaufen',
  },
};
