import { cutSanitised, sanitiseLink, sanitiseText } from './sanitise-alert.ts';

interface AlertTemplate {
  title: string;
  message: string;
  priority: 'critical' | 'high' | 'normal' | 'low';
  category: string;
  actionLabel: string;
  /** A path with placeholders [ALERT-04]. */
  actionUrl: string;
}

/** [ALERT-03] What each type of alert says. */
const alertTemplates = {
  new_order: {
    title: 'New order {orderNumber}',
    message: '{itemCount} for {amount}. Leaves by {leavesBy}.',
    priority: 'high',
    category: 'order',
    actionLabel: 'View order',
    actionUrl: '/seller-dashboard/orders/{orderId}',
  },
  order_cancelled: {
    title: 'Order {orderNumber} is cancelled',
    message: '{who} has called it off before it left. Its pieces are for sale again; do not send it.',
    priority: 'high',
    category: 'order',
    actionLabel: 'View order',
    actionUrl: '/seller-dashboard/orders/{orderId}',
  },
  return_requested: {
    title: 'The buyer of {orderNumber} withdraws from the contract',
    message: '{todo}',
    priority: 'high',
    category: 'return',
    actionLabel: 'View order',
    actionUrl: '/seller-dashboard/orders/{orderId}',
  },
  return_shipped: {
    title: 'Pieces of {orderNumber} are on their way back',
    message:
      'The buyer has named the proof of sending. Say when they are with you: the money goes back then, on {dueDay} at the latest.',
    priority: 'normal',
    category: 'return',
    actionLabel: 'View order',
    actionUrl: '/seller-dashboard/orders/{orderId}',
  },
  refund_issued: {
    title: '{amount} of {orderNumber} go back to the buyer',
    message: 'The withdrawal is done. The fee of what went back is yours again.',
    priority: 'normal',
    category: 'return',
    actionLabel: 'View order',
    actionUrl: '/seller-dashboard/orders/{orderId}',
  },
  payout_processed: {
    title: '{amount} has arrived at your bank',
    message: 'Your payout to the account ending {last4}. Its statement lists every order and fee.',
    priority: 'normal',
    category: 'payment',
    actionLabel: 'See the payout',
    actionUrl: '/seller-dashboard/payouts/{payoutId}',
  },
  payment_verification_needed: {
    title: 'Your payout account needs you',
    message: '{why}. Until then what you earn is kept for you.',
    priority: 'high',
    category: 'payment',
    actionLabel: 'See your payout account',
    actionUrl: '/seller-dashboard/payouts/account',
  },
  payment_retry_scheduled: {
    title: 'A payout of {amount} did not arrive',
    message: '{why}. Its money is in your balance again; the next try is on {day}.',
    priority: 'high',
    category: 'payment',
    actionLabel: 'See the payout',
    actionUrl: '/seller-dashboard/payouts/{payoutId}',
  },
  new_review: {
    title: '{stars} for {productName}',
    message: '{buyerName}: {excerpt}',
    priority: 'normal',
    category: 'review',
    actionLabel: 'Read review',
    actionUrl: '/product/{productId}#reviews',
  },
  review_response: {
    title: '{shopName} answered your review',
    message: 'About {productName}: {excerpt}',
    priority: 'low',
    category: 'review',
    actionLabel: 'Read the answer',
    actionUrl: '/product/{productId}#reviews',
  },
  product_question: {
    title: 'A question about {productName}',
    message: '{buyerName} asks: {excerpt}',
    priority: 'normal',
    category: 'message',
    actionLabel: 'Answer it',
    actionUrl: '/product/{productId}#questions',
  },
  question_answered: {
    title: '{shopName} answered your question',
    message: 'About {productName}: {excerpt}',
    priority: 'normal',
    category: 'review',
    actionLabel: 'Read the answer',
    actionUrl: '/product/{productId}#questions',
  },
  abandoned_cart: {
    title: 'A cart with your pieces was left',
    message: '{pieces} worth {amount}. If its owner agreed to reminders, we write to them; you need do nothing.',
    priority: 'low',
    category: 'analytics',
    actionLabel: 'See your listings',
    actionUrl: '/seller-dashboard/listings',
  },
  promotion_started: {
    title: 'Your code {code} counts from now on',
    message: 'Buyers can enter it in their cart.',
    priority: 'normal',
    category: 'promotion',
    actionLabel: 'See your codes',
    actionUrl: '/seller-dashboard/promotions',
  },
  promotion_ending: {
    title: 'Your code {code} ends within a day',
    message: 'It counts until {endsAt}. Make another one if it should go on.',
    priority: 'normal',
    category: 'promotion',
    actionLabel: 'See your codes',
    actionUrl: '/seller-dashboard/promotions',
  },
  promotion_expired: {
    title: 'Your code {code} has ended',
    message: 'It takes nothing off any more. What it brought stands beside it.',
    priority: 'low',
    category: 'promotion',
    actionLabel: 'See what it brought',
    actionUrl: '/seller-dashboard/promotions',
  },
  account_action_required: {
    title: '{what} needs you',
    message: '{why}',
    priority: 'high',
    category: 'system',
    actionLabel: 'See your listings',
    actionUrl: '/seller-dashboard/listings',
  },
  cart_recovered: {
    title: 'A left cart came back',
    message: '{pieces} worth {amount} are in a cart again.',
    priority: 'low',
    category: 'analytics',
    actionLabel: 'See your orders',
    actionUrl: '/seller-dashboard/orders',
  },
} satisfies Record<string, AlertTemplate>;

type AlertType = keyof typeof alertTemplates;

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
export function fillTemplate(type: string, values: Record<string, string>): FilledAlert {
  if (!Object.hasOwn(alertTemplates, type)) throw new Error('No template found for alert type');
  const known = type as AlertType;
  const template = alertTemplates[known];
  const inText = (name: string): string => sanitiseText((values[name] ?? '').slice(0, MAX_VALUE));
  const inLink = (name: string): string => encodeURIComponent((values[name] ?? '').slice(0, MAX_ID));
  return {
    type: known,
    category: template.category,
    priority: template.priority,
    title: cutSanitised(filled(template.title, inText), MAX_TITLE),
    message: cutSanitised(filled(template.message, inText), MAX_MESSAGE),
    actionLabel: template.actionLabel,
    actionUrl: sanitiseLink(filled(template.actionUrl, inLink)),
  };
}
