/** Screens that are English still. This list only shrinks: what is new brings every language. */
const ENGLISH_STILL = [
  /^src\/web\/app\/kit\//,
  /^src\/web\/rooms\/admin\/(?!(lists|queues|records)\/|refused|(act-words|age-mark|sections|time-words)\.)/,
  /^src\/web\/rooms\/support\//,
  /^src\/web\/rooms\/(listings|recovery|reviews|search)\/admin\//,
  /^src\/web\/rooms\/office\/(health\/(?!errors\/)|(mails|palette|people|privacy)\/|cases\/pending|[^/]+$)/,
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
