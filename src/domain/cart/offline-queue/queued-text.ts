/** Said wherever a change is on this device alone. */
export const queuedText = 'Kept on this device, sent when you are back online.';
