export type SpamSign = 'link' | 'mail-address' | 'telephone' | 'advertising' | 'same-letter' | 'capitals';

// Each looks a bounded way on from where it begins: people write these words, and all that wait are looked through at once.
const signs: [RegExp, SpamSign][] = [
  [/\bhttps?:\/\/|\bwww\.|[a-z0-9-]\.(com|net|org|info|shop|store|biz|ru|xyz|top)\b/i, 'link'],
  [/[^\s@]@[^\s@]{1,255}\.[a-z]{2}/i, 'mail-address'],
  [/(?:\+|\b00)\d[\d ()/-]{7,}\d/, 'telephone'],
  [/\b(whatsapp|telegram|crypto|bitcoin|casino|promo code|discount code|click here|dm me)\b/i, 'advertising'],
  [/(.)\1{6,}/u, 'same-letter'],
];

/** What makes words look like an advertisement, for the one who decides; it decides nothing by itself. */
export function spamSigns(text: string): SpamSign[] {
  const matches = signs.filter(([pattern]) => pattern.test(text)).map(([, sign]) => sign);
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isShouting = letters.length >= 20 && letters.replace(/\p{Lu}/gu, '').length < letters.length * 0.3;
  return isShouting ? [...matches, 'capitals'] : matches;
}
