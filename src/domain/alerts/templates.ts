import type { Language } from '../core/languages/language.ts';
import { alertTexts } from './alert-texts.ts';
import { cutSanitised, sanitiseLink, sanitiseText } from './sanitise-alert.ts';

interface AlertTemplate {
  priority: 'critical' | 'high' | 'normal' | 'low';
  category: string;
  /** A path with placeholders [ALERT-04]. */
  actionUrl: string;
}

const ORDERS = '/seller-dashboard/orders';
const OWN_ORDER = '/order-history/{orderId}';
const PAYOUTS = '/seller-dashboard/payouts';
const LISTINGS = '/seller-dashboard/listings';
const PROMOTIONS = '/seller-dashboard/promotions';

type AlertType = keyof typeof alertTexts;

/** [ALERT-03] How much each type of alert matters, to what it belongs and where it leads; its words stand in the texts. */
const alertTemplates: Record<AlertType, AlertTemplate> = {
  new_order: { priority: 'high', category: 'order', actionUrl: `${ORDERS}/{orderId}` },
  order_cancelled: { priority: 'high', category: 'order', actionUrl: `${ORDERS}/{orderId}` },
  return_requested: { priority: 'high', category: 'return', actionUrl: `${ORDERS}/{orderId}` },
  return_shipped: { priority: 'normal', category: 'return', actionUrl: `${ORDERS}/{orderId}` },
  refund_issued: { priority: 'normal', category: 'return', actionUrl: `${ORDERS}/{orderId}` },
  return_processing: { priority: 'low', category: 'return', actionUrl: `${ORDERS}/{orderId}` },
  return_approved: { priority: 'normal', category: 'return', actionUrl: OWN_ORDER },
  return_denied: { priority: 'normal', category: 'return', actionUrl: OWN_ORDER },
  return_rejected: { priority: 'high', category: 'return', actionUrl: OWN_ORDER },
  return_received: { priority: 'normal', category: 'return', actionUrl: OWN_ORDER },
  return_under_review: { priority: 'low', category: 'return', actionUrl: OWN_ORDER },
  refund_processed: { priority: 'low', category: 'return', actionUrl: `${ORDERS}/{orderId}` },
  order_issue: { priority: 'high', category: 'order', actionUrl: `${ORDERS}/{orderId}` },
  payment_received: { priority: 'normal', category: 'payment', actionUrl: `${ORDERS}/{orderId}` },
  payment_failed: { priority: 'high', category: 'payment', actionUrl: `${ORDERS}/{orderId}` },
  payout_processed: { priority: 'normal', category: 'payment', actionUrl: `${PAYOUTS}/{payoutId}` },
  payment_verification_needed: { priority: 'high', category: 'payment', actionUrl: `${PAYOUTS}/account` },
  payment_retry_scheduled: { priority: 'high', category: 'payment', actionUrl: `${PAYOUTS}/{payoutId}` },
  new_review: { priority: 'normal', category: 'review', actionUrl: '/product/{productId}#reviews' },
  review_response: { priority: 'low', category: 'review', actionUrl: '/product/{productId}#reviews' },
  new_message: { priority: 'normal', category: 'message', actionUrl: '/seller-dashboard/messages/{conversationId}' },
  product_question: { priority: 'normal', category: 'message', actionUrl: '/product/{productId}#questions' },
  question_answered: { priority: 'normal', category: 'review', actionUrl: '/product/{productId}#questions' },
  abandoned_cart: { priority: 'low', category: 'analytics', actionUrl: LISTINGS },
  promotion_started: { priority: 'normal', category: 'promotion', actionUrl: PROMOTIONS },
  promotion_ending: { priority: 'normal', category: 'promotion', actionUrl: PROMOTIONS },
  promotion_expired: { priority: 'low', category: 'promotion', actionUrl: PROMOTIONS },
  account_action_required: { priority: 'high', category: 'system', actionUrl: LISTINGS },
  cart_recovered: { priority: 'low', category: 'analytics', actionUrl: ORDERS },
};

const MAX_VALUE = 1000;
const MAX_ID = 100;
const MAX_TITLE = 200;
const MAX_MESSAGE = 1000;

const filled = (text: string, value: (name: string) => string): string =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => value(name));

export interface FilledAlert {
  type: AlertType;
  category: string;
  priority: AlertTemplate['priority'];
  title: string;
  message: string;
  actionLabel: string;
  actionUrl: string;
}

/** [ALERT-03, ALERT-04] Fills a template: values escaped and cut to 1000 characters, ids in links URL-encoded and cut to 100. */
export function fillTemplate(type: string, values: Record<string, string>, language: Language = 'en'): FilledAlert {
  if (!Object.hasOwn(alertTemplates, type)) throw new Error('No template found for alert type');
  const known = type as AlertType;
  const template = alertTemplates[known];
  const { title, message, action } = alertTexts[known];
  const inText = (name: string): string => sanitiseText((values[name] ?? '').slice(0, MAX_VALUE));
  const inLink = (name: string): string => encodeURIComponent((values[name] ?? '').slice(0, MAX_ID));
  return {
    type: known,
    category: template.category,
    priority: template.priority,
    title: cutSanitised(filled(title[language], inText), MAX_TITLE),
    message: cutSanitised(filled(message[language], inText), MAX_MESSAGE),
    actionLabel: action[language],
    actionUrl: sanitiseLink(filled(template.actionUrl, inLink)),
  };
}
