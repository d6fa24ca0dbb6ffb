// A statement takes at most eight parameters: more are one record, so that a column and its value are found by name.

const MANY = /\$(9|[1-9]\d)\b/;

/** Statements on a buyer's way to a paid order, which may cost nothing more. This list only shrinks. */
export const MANY_ON_PURPOSE = [
  // One statement adds a piece to a cart: its row, limit, key and line come from different places, and none is a record.
  'src/server/modules/cart/new-line-store.ts',
  // Parts of it belong to the payments and the stock, which name their own parameters.
  'src/server/modules/checkout/checkout-store.ts',
  // Measured with a record of its 33 values: 2.2 ms instead of 1.9 for an order.
  'src/server/modules/orders/place-order-store.ts',
];

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function sqlParameterProblems(texts, onPurpose = MANY_ON_PURPOSE) {
  const problems = [];
  for (const [file, text] of texts) {
    if (!file.startsWith('src/server/') || file.endsWith('.test.ts')) continue;
    const at = text.split('\n').findIndex((line) => MANY.test(line));
    if (at >= 0 && !onPurpose.includes(file))
      problems.push({
        file,
        message: `has a ninth parameter of a statement in line ${at + 1}: pass one record, by jsonRecord and jsonb_to_record.`,
      });
    if (at < 0 && onPurpose.includes(file))
      problems.push({ file, message: 'has no statement of nine parameters any more: take it out of MANY_ON_PURPOSE.' });
  }
  return problems;
}
