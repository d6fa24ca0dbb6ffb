import type { Article, Topic } from './article.ts';
import { accountSignIn } from './articles/en/account-sign-in.ts';
import { changeOrCancel } from './articles/en/change-or-cancel.ts';
import { delivery } from './articles/en/delivery.ts';
import { findingAPiece } from './articles/en/finding-a-piece.ts';
import { firstPiece } from './articles/en/first-piece.ts';
import { howToCreateAccount } from './articles/en/how-to-create-account.ts';
import { paying } from './articles/en/paying.ts';
import { placingAnOrder } from './articles/en/placing-an-order.ts';
import { promoCodes } from './articles/en/promo-codes.ts';
import { returns } from './articles/en/returns.ts';
import { reviewsAndQuestions } from './articles/en/reviews-and-questions.ts';
import { safeAccount } from './articles/en/safe-account.ts';
import { sendingAnOrder } from './articles/en/sending-an-order.ts';
import { trackAnOrder } from './articles/en/track-an-order.ts';
import { privacy } from './articles/en/privacy.ts';

/** Every article, in the order of the support centre. Another language is a folder beside `en` and a list beside this one. */
export const articles: readonly Article[] = [
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
];

export const topics: readonly { id: Topic; name: string }[] = [
  { id: 'order', name: 'Your order' },
  { id: 'buying', name: 'Buying' },
  { id: 'account', name: 'Your account' },
  { id: 'safety', name: 'Privacy and safety' },
  { id: 'selling', name: 'Selling' },
];

export const findArticle = (slug: string): Article | undefined => articles.find((article) => article.slug === slug);
