export const vaultProblemTexts = {
  'vault/too-many-api-keys': {
    en: 'Ten keys at the same time are the most. Revoke one that you do not need any more.',
    de: 'Mehr als zehn Schlüssel zugleich gehen nicht. Widerrufe einen, den du nicht mehr brauchst.',
  },
  'vault/no-such-key': {
    en: 'There is no such key here, or it was revoked before.',
    de: 'Diesen Schlüssel gibt es hier nicht, oder er wurde schon widerrufen.',
  },
};
