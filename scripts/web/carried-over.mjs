/** Screens that are English still. This list only shrinks: what is new brings every language. */
const ENGLISH_STILL = [
  /^src\/web\/app\/(frames|kit)\//,
  /^src\/web\/platform\//,
  /^src\/web\/rooms\/admin\/(?!(queues|records)\/|refused)/,
  /^src\/web\/rooms\/(alerts|files|promotions|recovery|shops|support|wishlist)\//,
  /^src\/web\/rooms\/(listings|reviews|search)\/(admin|seller)\//,
  /^src\/web\/rooms\/orders\/admin\/(orders-page|sections)/,
  /^src\/web\/rooms\/orders\/seller\/(overview-page|sections|seller-orders-page|start-list|todo-)/,
  /^src\/web\/rooms\/office\/(health\/(?!errors\/)|(mails|palette|people|privacy)\/|cases\/pending|[^/]+$)/,
  /^src\/web\/rooms\/accounts\/(profile\/(?!copy-progress|privacy)|profile-page|mail-link-page|reset-password-page)/,
  /^src\/web\/rooms\/listings\/(home|shop)\//,
  /^src\/web\/rooms\/reviews\/(order-reviews|review-form|shop-reviews)/,
  /^src\/web\/rooms\/search\/(filters\/|more-results|nothing-found|search-page|search-state)/,
];

/** What the server writes that was carried over: its mails and alerts. This list only grows. */
const SENT_IN_EVERY_LANGUAGE = [
  /^src\/server\/platform\/mail\/(link-mail|mail-html)\.ts$/,
  /^src\/server\/rooms\/.*-mails?\.ts$/,
  /^src\/server\/rooms\/alerts\//,
  /^src\/domain\/alerts\/(?!contract|model)/,
];

/** Whether what a person reads stands in texts there, in every language. */
export const isCarriedOver = (file) =>
  file.startsWith('src/web/')
    ? !ENGLISH_STILL.some((english) => english.test(file))
    : SENT_IN_EVERY_LANGUAGE.some((sent) => sent.test(file));
