/** What people ask for about their data by letter or mail. */
export const letterKinds = ['copy', 'correction', 'erasure'] as const;
export type LetterKind = (typeof letterKinds)[number];
