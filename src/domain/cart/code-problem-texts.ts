import { formatMoney } from '../core/money.ts';
import { formatDay } from '../core/time.ts';

/** Why a code does not count; apart from the others, which the browser loads. */
export const codeProblemTexts = {
  'cart/code-empty': 'Your cart is empty. Add a piece, then enter the code.',
  'cart/code-unknown': 'No shop in your cart has this code. Check the letters and digits.',
  'cart/code-other-cart':
    'This code is for the cart that its mail was about. Open the link in that mail: it brings the pieces here, and the code with them.',
  'cart/code-other-pieces':
    'This code is for the pieces that its mail was about, and none of them is in your cart. The link in that mail brings them back.',
  'cart/code-not-yet': (facts: Record<string, unknown>) =>
    `This code counts from ${formatDay(new Date(String(facts.from)))}.`,
  'cart/code-ended': 'This code has ended.',
  'cart/code-used-up': 'This code has been used as often as it may be.',
  'cart/code-minimum': (facts: Record<string, unknown>) =>
    `This code counts from ${formatMoney(Number(facts.minimumCents))} at its shop. Add ${formatMoney(Number(facts.missingCents))} more.`,
};
