// Lines of SQL end at 120 signs, so that a statement is read from top to bottom.

const MAX = 120;
const SQL =
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|FROM|JOIN|WHERE|ORDER BY|GROUP BY|VALUES|CASE WHEN|coalesce|jsonb?_(build_object|agg|array|each))\b/;
const COMMENT = /^\s*(\/\/|\/?\*)/;

/** Files with longer ones that were there before the rule. This list only shrinks. */
export const LONG_BEFORE = [
  'src/server/modules/accounts/policies/policy-store.ts',
  'src/server/modules/admin/letters/letter-store.ts',
  'src/server/modules/alerts/alert-store.ts',
  'src/server/modules/alerts/buyers/notice-store.ts',
  'src/server/modules/alerts/lists/alert-list-store.ts',
  'src/server/modules/alerts/lists/change-store.ts',
  'src/server/modules/analytics/analytics-store.ts',
  'src/server/modules/analytics/traffic-store.ts',
  'src/server/modules/cart/new-line-store.ts',
  'src/server/modules/listings/categories/category-store.ts',
  'src/server/modules/listings/home-store.ts',
  'src/server/modules/listings/listing-store.ts',
  'src/server/modules/messages/sending/send-store.ts',
  'src/server/modules/office/dashboard-store.ts',
  'src/server/modules/office/money/book-store.ts',
  'src/server/modules/office/money/dispute-store.ts',
  'src/server/modules/office/money/payment-store.ts',
  'src/server/modules/office/privacy/privacy-store.ts',
  'src/server/modules/orders/overview/overview-store.ts',
  'src/server/modules/orders/place-store.ts',
  'src/server/modules/orders/table/order-table-store.ts',
  'src/server/modules/orders/tagged-tables.ts',
  'src/server/modules/payments/disputes/answer-store.ts',
  'src/server/modules/payments/disputes/dispute-store.ts',
  'src/server/modules/payments/payouts/payout-hold-store.ts',
  'src/server/modules/payments/payouts/payout-steps-store.ts',
  'src/server/modules/payments/payouts/payout-store.ts',
  'src/server/modules/reviews/open-reports-store.ts',
  'src/server/modules/search/document-marks-store.ts',
  'src/server/modules/search/document-store.ts',
  'src/server/modules/search/external/external-document-store.ts',
  'src/server/modules/search/filters/facet-store.ts',
  'src/server/modules/search/filters/filtered-store.ts',
  'src/server/modules/search/found-store.ts',
  'src/server/modules/search/rank-store.ts',
  'src/server/modules/search/rank/explain-rank-store.ts',
  'src/server/modules/search/search-store.ts',
  'src/server/modules/search/suggest-store.ts',
  'src/server/modules/search/tiers/tier-store.ts',
  'src/server/modules/search/word-counts-store.ts',
  'src/server/modules/search/words/word-store.ts',
  'src/server/modules/support/tickets/read-ticket-store.ts',
  'src/server/modules/wishlist/wishlist-store.ts',
  'src/server/platform/rate-limit/rate-limit-store.ts',
];

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function sqlLineProblems(texts, before = LONG_BEFORE) {
  const problems = [];
  for (const [file, text] of texts) {
    if (!file.startsWith('src/server/') || file.endsWith('.test.ts')) continue;
    const at = text.split('\n').findIndex((line) => line.length > MAX && SQL.test(line) && !COMMENT.test(line));
    if (at >= 0 && !before.includes(file))
      problems.push({ file, message: `has SQL beyond ${MAX} signs in line ${at + 1}: break it before a clause.` });
    if (at < 0 && before.includes(file))
      problems.push({ file, message: 'has no long lines of SQL any more: take it out of LONG_BEFORE.' });
  }
  return problems;
}
