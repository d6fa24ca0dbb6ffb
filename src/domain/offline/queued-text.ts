/** Said wherever a change is on this device alone. */
export const queuedText = {
  en: 'Kept on this device, sent when you are back online.',
  de: 'Auf diesem Gerät gemerkt; wird geschickt, sobald du wieder online bist.',
};
