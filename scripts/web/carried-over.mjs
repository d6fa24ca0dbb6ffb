/** Folders and files that were carried over. This list only grows. */
export const CARRIED_OVER = [
  /^src\/web\/app\/(app\.tsx|offline-worker\.ts|shell\/)/,
  /^src\/web\/ui\/(?!desk\/|styles\/)/,
  /^src\/web\/rooms\/(cart|checkout|offline)\//,
  /^src\/web\/rooms\/orders\/withdrawal\//,
  /^src\/web\/rooms\/returns\//,
  /^src\/web\/rooms\/listings\/(below|gallery|share)\//,
  /^src\/web\/rooms\/listings\/(?!room|slots)[^/]+\.tsx?$/,
  /^src\/web\/rooms\/reviews\/(ask-form|buyer-pictures|first-review|picture-lightbox|product-\w+|question-\w+|rating-summary|report-dialog|review-(article|foot)|sort-choice)\.tsx?$/,
  /^src\/web\/rooms\/search\/(search-field|suggest-\w+)\.tsx?$/,
  /^src\/web\/rooms\/accounts\/(sign-in|other-ways|google-button|second-factor-form|phone-code-form|texted-code|consent-bar)/,
  /^src\/server\/platform\/mail\/(link-mail|mail-html)\.ts$/,
  /^src\/server\/rooms\/.*-mails?\.ts$/,
  /^src\/server\/rooms\/alerts\//,
  /^src\/domain\/alerts\/(?!contract|model)/,
];
