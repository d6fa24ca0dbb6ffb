import { formatMoney } from '../core/money.ts';

export const orderProblemTexts = {
  'orders/not-found': 'There is no order of yours at this address. Check the link, or look it up by its number.',
  'orders/move-not-allowed': 'This order cannot be changed that way any more.',
  'orders/too-late-to-cancel':
    'The maker has begun this order, so it can no longer be cancelled here. Write to us, or send it back when it has arrived.',
  'orders/refund-too-much': (facts: Record<string, unknown>) =>
    facts.leftCents === 0
      ? 'All that was paid for this order has gone back already.'
      : `Choose a sum up to ${formatMoney(Number(facts.leftCents))}: that is what is left of this order.`,
  'orders/refund-unknown-line': 'Choose pieces of this order, not more of each than were bought.',
};
