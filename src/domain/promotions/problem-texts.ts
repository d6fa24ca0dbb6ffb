export const promotionsProblemTexts = {
  'promotions/invalid-code': 'Use 3 to 24 letters, digits and dashes, beginning with a letter or digit.',
  'promotions/code-taken': 'You have a code with this name already. Choose another one.',
  'promotions/nothing-left': 'Ask for an order of at least €1.00 more than the code takes off.',
  'promotions/ends-too-early': 'The code ends before it begins. Choose a later day.',
  'promotions/too-many': 'You have 100 codes that count. Stop one before you make another.',
  'promotions/not-found': 'You have no code with this name.',
};
