export const cartProblemTexts = {
  'cart/not-for-sale': 'This piece is no longer for sale. Nothing was added.',
  'cart/choice-gone': 'This choice is no longer offered. Nothing was added.',
  'cart/own-piece': 'This piece is your own, and nobody buys from their own shop. Nothing was added.',
  'cart/out-of-stock': (facts: Record<string, unknown>) =>
    facts.stock === 0
      ? 'This piece has sold out. Nothing was added.'
      : `Only ${String(facts.stock)} left. Choose a smaller quantity.`,
  'cart/personalisation-required': 'The maker needs your text for this piece. Fill it in, then add it to the cart.',
  'cart/personalisation-too-long': (facts: Record<string, unknown>) =>
    `This text is too long. Use up to ${String(facts.maxLength)} characters.`,
  'cart/full': 'Your cart holds 100 different pieces. Remove one before you add another.',
  'cart/line-not-found': 'This line is no longer in your cart.',
  'cart/changed-elsewhere': (facts: Record<string, unknown>) =>
    `This line was changed meanwhile: it holds ${String(facts.quantity)} now.`,
};
