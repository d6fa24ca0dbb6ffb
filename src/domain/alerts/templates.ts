import { truncate } from '../core/visible-text.ts';
import type { Language, Text } from '../core/languages/language.ts';
import { alertTexts } from './alert-texts.ts';
import type { AlertCategory, AlertPriority } from './model.ts';
import { cutSanitised, sanitiseLink, sanitiseText } from './sanitise-alert.ts';
import type { AlertText } from './texts/alert-text.ts';

/** [ALERT-04] The paths that alerts may point at: those of SHELL-09 and the three of orders and product pages. */
export const alertLinks = [
  '/seller-dashboard',
  '/seller-dashboard/orders',
  '/seller-dashboard/orders/{orderId}',
  '/seller-dashboard/orders/{orderId}/return',
  '/seller-dashboard/add-listing?edit={productId}',
  '/seller-dashboard/payouts',
  '/seller-dashboard/messages',
  '/seller-dashboard/messages/{conversationId}',
  '/seller-dashboard/messages?orderId={orderId}',
  '/seller-dashboard/returns',
  '/seller-dashboard/returns/{returnRequestId}',
  '/seller-dashboard/analytics',
  '/seller-dashboard/analytics?product={productId}',
  '/seller-dashboard/analytics?view=seasonal',
  '/seller-dashboard/promotions',
  '/seller-dashboard/promotions?product={productId}',
  '/seller-dashboard/shipping-settings',
  '/seller-dashboard/holiday-prep',
  '/seller-dashboard/pricing?product={productId}',
  '/seller-dashboard/market-analysis',
  '/seller-dashboard/alerts?category={category}',
  '/seller-dashboard/listings',
  '/seller-dashboard/reviews',
  '/seller-dashboard/shop',
  '/order-history/{orderId}',
  '/product/{productId}#questions',
  '/product/{productId}#reviews',
] as const;
type AlertLink = (typeof alertLinks)[number];

export type AlertType = keyof typeof alertTexts;

export interface AlertTemplate {
  priority: AlertPriority;
  category: AlertCategory;
  /** [ALERT-04] Where it leads: the first whose ids are known. */
  links: readonly [AlertLink, ...AlertLink[]];
  /** Whose it is; the maker's where nothing is said. */
  reader?: 'buyer';
  /** Its step is mailed under another type, or by the module below: one step writes one mail. */
  isMailedElsewhere?: true;
}

const order = '/seller-dashboard/orders/{orderId}';
const returnOrOrder = ['/seller-dashboard/returns/{returnRequestId}', order] as const;
const payouts = '/seller-dashboard/payouts';
const figuresOfListing = '/seller-dashboard/analytics?product={productId}';
const listing = '/seller-dashboard/add-listing?edit={productId}';
const ownOrder = '/order-history/{orderId}';
const promotions = '/seller-dashboard/promotions';
const holidays = '/seller-dashboard/holiday-prep';
const announced = '/seller-dashboard/alerts?category={category}';

/** [ALERT-01 … ALERT-04] How much each type of alert matters, to what it belongs and where it leads; its sentences are in alertTexts. */
export const alertTemplates: Record<AlertType, AlertTemplate> = {
  new_order: { priority: 'high', category: 'order', links: [order] },
  order_processing: { priority: 'low', category: 'order', links: [ownOrder], reader: 'buyer' },
  order_status_changed: { priority: 'normal', category: 'order', links: [order] },
  order_cancelled: { priority: 'high', category: 'order', links: [order] },
  bulk_order: { priority: 'high', category: 'order', links: [order], isMailedElsewhere: true },
  order_issue: { priority: 'high', category: 'order', links: [order], isMailedElsewhere: true },
  order_review_required: { priority: 'high', category: 'order', links: [order], isMailedElsewhere: true },
  payment_received: { priority: 'normal', category: 'payment', links: [order] },
  payment_failed: { priority: 'high', category: 'payment', links: [payouts], isMailedElsewhere: true },
  payout_processed: { priority: 'normal', category: 'payment', links: [payouts] },
  payment_verification_needed: { priority: 'high', category: 'payment', links: [payouts] },
  payment_retry_scheduled: { priority: 'high', category: 'payment', links: [payouts] },
  dispute_opened: { priority: 'high', category: 'payment', links: [order] },
  dispute_won: { priority: 'normal', category: 'payment', links: [order] },
  dispute_lost: { priority: 'high', category: 'payment', links: [order] },
  order_shipped: { priority: 'low', category: 'shipping', links: [order] },
  order_delivered: { priority: 'low', category: 'shipping', links: [order] },
  shipping_delay: { priority: 'high', category: 'shipping', links: [order] },
  tracking_updated: { priority: 'low', category: 'shipping', links: [order] },
  label_created: { priority: 'low', category: 'shipping', links: [order] },
  carrier_issue: { priority: 'high', category: 'shipping', links: [order] },
  low_stock: { priority: 'normal', category: 'inventory', links: [listing] },
  out_of_stock: { priority: 'high', category: 'inventory', links: [listing] },
  back_in_stock: { priority: 'normal', category: 'inventory', links: [listing] },
  stock_adjusted: { priority: 'low', category: 'inventory', links: [listing], isMailedElsewhere: true },
  return_requested: { priority: 'high', category: 'return', links: returnOrOrder },
  return_shipped: { priority: 'normal', category: 'return', links: returnOrOrder },
  return_processing: { priority: 'low', category: 'return', links: returnOrOrder },
  refund_issued: { priority: 'normal', category: 'return', links: returnOrOrder },
  refund_processed: { priority: 'low', category: 'return', links: returnOrOrder },
  new_message: {
    priority: 'normal',
    category: 'message',
    links: ['/seller-dashboard/messages/{conversationId}'],
    isMailedElsewhere: true,
  },
  product_question: { priority: 'normal', category: 'message', links: ['/product/{productId}#questions'] },
  urgent_message: {
    priority: 'critical',
    category: 'message',
    links: ['/seller-dashboard/messages/{conversationId}'],
    isMailedElsewhere: true,
  },
  abandoned_cart: { priority: 'low', category: 'analytics', links: ['/seller-dashboard/listings'] },
  cart_recovered: { priority: 'low', category: 'analytics', links: ['/seller-dashboard/orders'] },
  metric_changed: { priority: 'normal', category: 'analytics', links: ['/seller-dashboard/analytics'] },
  product_trending: { priority: 'normal', category: 'performance', links: [figuresOfListing] },
  sales_milestone: { priority: 'normal', category: 'performance', links: ['/seller-dashboard/orders'] },
  view_milestone: { priority: 'low', category: 'performance', links: [figuresOfListing] },
  bestseller_status: { priority: 'normal', category: 'performance', links: ['/product/{productId}#reviews'] },
  restock_recommendation: { priority: 'normal', category: 'performance', links: [listing] },
  slow_moving_inventory: {
    priority: 'low',
    category: 'performance',
    links: ['/seller-dashboard/promotions?product={productId}'],
  },
  holiday_shipping_deadline: { priority: 'high', category: 'analytics', links: [holidays] },
  seasonal_opportunity: { priority: 'normal', category: 'analytics', links: [holidays] },
  holiday_rush_preparation: { priority: 'normal', category: 'analytics', links: [holidays] },
  competitor_price_change: { priority: 'normal', category: 'analytics', links: [listing] },
  market_opportunity: { priority: 'low', category: 'analytics', links: ['/seller-dashboard/listings'] },
  pricing_suggestion: { priority: 'low', category: 'analytics', links: [listing] },
  policy_update: { priority: 'high', category: 'system', links: [announced] },
  feature_update: { priority: 'normal', category: 'system', links: [announced] },
  maintenance_scheduled: { priority: 'high', category: 'system', links: [announced] },
  account_action_required: { priority: 'high', category: 'system', links: [listing] },
  application_approved: {
    ...{ priority: 'high', category: 'system', links: ['/seller-dashboard/listings'], isMailedElsewhere: true },
  },
  application_refused: {
    ...{ priority: 'high', category: 'system', links: ['/seller-dashboard/shop'], isMailedElsewhere: true },
  },
  promotion_started: { priority: 'normal', category: 'promotion', links: [promotions] },
  promotion_ending: { priority: 'normal', category: 'promotion', links: [promotions] },
  promotion_expired: { priority: 'low', category: 'promotion', links: [promotions] },
  new_review: { priority: 'normal', category: 'review', links: ['/product/{productId}#reviews'] },
  negative_review: { priority: 'high', category: 'review', links: ['/product/{productId}#reviews'] },
  review_response_needed: { priority: 'high', category: 'review', links: ['/seller-dashboard/reviews'] },
  processing_approaching: { priority: 'high', category: 'processing', links: [order] },
  processing_overdue: { priority: 'critical', category: 'processing', links: [order] },
  processing_performance: { priority: 'low', category: 'processing', links: ['/seller-dashboard/orders'] },
  order_confirmed: { priority: 'low', category: 'order', links: [ownOrder], reader: 'buyer', isMailedElsewhere: true },
  return_approved: {
    priority: 'normal',
    category: 'return',
    links: [ownOrder],
    reader: 'buyer',
    isMailedElsewhere: true,
  },
  return_denied: {
    priority: 'normal',
    category: 'return',
    links: [ownOrder],
    reader: 'buyer',
    isMailedElsewhere: true,
  },
  return_rejected: {
    priority: 'high',
    category: 'return',
    links: [ownOrder],
    reader: 'buyer',
    isMailedElsewhere: true,
  },
  return_received: {
    priority: 'normal',
    category: 'return',
    links: [ownOrder],
    reader: 'buyer',
    isMailedElsewhere: true,
  },
  return_under_review: { priority: 'low', category: 'return', links: [ownOrder], reader: 'buyer' },
  review_response: { priority: 'low', category: 'review', links: ['/product/{productId}#reviews'], reader: 'buyer' },
  question_answered: {
    priority: 'normal',
    category: 'review',
    links: ['/product/{productId}#questions'],
    reader: 'buyer',
  },
};

const MAX_VALUE = 1000;
const MAX_ID = 100;
const MAX_TITLE = 200;
const MAX_MESSAGE = 1000;

const names = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const filled = (text: string, value: (name: string) => string): string =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => value(name));

export interface FilledText {
  title: string;
  message: string;
  actionLabel: string;
  actionUrl: string;
}
export interface FilledAlert extends FilledText {
  type: AlertType;
  category: AlertCategory;
  priority: AlertPriority;
}

/** [ALERT-03, ALERT-04] Fills sentences and a link: values escaped and cut to 1000 characters, ids in links URL-encoded and cut to 100. */
export function fillText(
  { title, message, action, links }: AlertText & { links: readonly string[] },
  values: Record<string, string>,
  language: Language,
): FilledText {
  const inText = (name: string): string => sanitiseText(truncate(values[name] ?? '', MAX_VALUE));
  const inLink = (name: string): string => encodeURIComponent((values[name] ?? '').slice(0, MAX_ID));
  const inLanguage = (text: Text): string => filled(text[language], inText);
  const link = links.find((each) => names(each).every((name) => values[name])) ?? links.at(-1) ?? '';
  return {
    title: cutSanitised(inLanguage(title), MAX_TITLE),
    message: cutSanitised(inLanguage(message), MAX_MESSAGE),
    actionLabel: action[language],
    actionUrl: sanitiseLink(filled(link, inLink)),
  };
}

const isAlertType = (type: string): type is AlertType => Object.hasOwn(alertTemplates, type);

/** Whether its step is mailed already: no second mail of it. */
export const isMailedElsewhere = (type: string): boolean =>
  isAlertType(type) && alertTemplates[type].isMailedElsewhere === true;

/** [ALERT-03] An alert of its template, in the language of its reader. */
export function fillTemplate(type: string, values: Record<string, string>, language: Language = 'en'): FilledAlert {
  if (!isAlertType(type)) throw new Error('No template found for alert type.');
  const { category, priority, links } = alertTemplates[type];
  return {
    type,
    category,
    priority,
    ...fillText({ ...alertTexts[type], links }, { category, ...values }, language),
  };
}
