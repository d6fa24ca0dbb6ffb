/** What the server writes that was carried over: its mails and alerts. This list only grows. */
const SENT_IN_EVERY_LANGUAGE = [
  /^src\/server\/platform\/mail\/(link-mail|mail-html)\.ts$/,
  /^src\/server\/modules\/.*-mails?\.ts$/,
  /^src\/server\/modules\/alerts\//,
  /^src\/domain\/alerts\/(?!contract|functions|model)/,
];

/** Whether what a person reads stands in texts there, in every language: on every screen, and in what is sent. */
export const isCarriedOver = (file) =>
  file.startsWith('src/web/') || SENT_IN_EVERY_LANGUAGE.some((sent) => sent.test(file));
