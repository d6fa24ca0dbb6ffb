import type { BuyerKind } from '../accounts/notification-kinds.ts';
import type { Language } from '../core/languages/language.ts';
import { type FilledText, fillText } from './templates.ts';
import { buyerTexts } from './texts/buyer-texts.ts';
import { ownBuyerTexts } from './texts/own-buyer-texts.ts';

const texts = { ...buyerTexts, ...ownBuyerTexts };
export type BuyerNoticeType = keyof typeof texts;

const order = '/order-history/{orderId}';

/** What buyers are told, to which kind it belongs and where it leads. */
export const buyerTemplates: Record<BuyerNoticeType, { kind: BuyerKind; link: string }> = {
  order_confirmed: { kind: 'own_orders', link: order },
  order_processing: { kind: 'own_orders', link: order },
  order_shipped: { kind: 'own_orders', link: order },
  order_delivered: { kind: 'own_orders', link: order },
  order_ready: { kind: 'own_orders', link: order },
  order_collected: { kind: 'own_orders', link: order },
  order_cancelled: { kind: 'own_orders', link: order },
  tracking_updated: { kind: 'own_orders', link: order },
  shipping_delay: { kind: 'own_orders', link: order },
  refund_issued: { kind: 'own_orders', link: order },
  proof_ready: { kind: 'own_orders', link: order },
  return_approved: { kind: 'own_returns', link: order },
  return_denied: { kind: 'own_returns', link: order },
  return_rejected: { kind: 'own_returns', link: order },
  return_received: { kind: 'own_returns', link: order },
  return_under_review: { kind: 'own_returns', link: order },
  review_response: { kind: 'answers', link: '/product/{productId}#reviews' },
  question_answered: { kind: 'answers', link: '/product/{productId}#questions' },
  back_in_stock: { kind: 'waited_for', link: '/product/{productId}' },
  shop_back: { kind: 'followed_shops', link: '/shop/{shopSlug}' },
  price_drop: { kind: 'price_drops', link: '/product/{productId}' },
  new_listing: { kind: 'new_listings', link: '/product/{productId}' },
};

/** A notice for a buyer, in their language. */
export const fillBuyerNotice = (
  type: BuyerNoticeType,
  values: Record<string, string>,
  language: Language,
): FilledText => fillText({ ...texts[type], links: [buyerTemplates[type].link] }, values, language);
