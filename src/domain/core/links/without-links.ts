// U+FEFF and U+200B are no white space here, and are left out below: programs drop them from addresses.
const TOKENS = /[^\p{White_Space}]+/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Full stops that browsers take for the one of a domain, once compatible forms are folded; and two that look like it. */
const DOTS = '.\u3002\u06D4\uA4F8';
const SCHEMES =
  'https?|ftp|file|mailto|tel|sms|data|javascript|vbscript|intent|market|magnet|bitcoin|ethereum|tg|viber|skype|whatsapp|xmpp|callto';
const LINK = new RegExp(
  [
    '//|\\\\\\\\',
    `(?:^|[^\\p{L}\\p{N}])(?:${SCHEMES}):`,
    '\\S@\\S',
    // evil.app, evil。app, эвил.рф, xn--…: a label, a dot, and the two letters or more that every top-level domain begins with.
    `[^${DOTS}][${DOTS}][\\p{L}\\p{M}]{2}`,
    '(?:^|[^\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\d.])',
  ].join('|'),
  'iu',
);

/** Whether some mail program, or some telephone, makes a link of a word. */
export const isLinkLike = (word: string): boolean => LINK.test(word.normalize('NFKC').replace(INVISIBLE, ''));

/** A text without whatever could become a link; what `isOwn` says of a word is left in. */
export const withoutLinks = (text: string, instead: string, isOwn: (word: string) => boolean = () => false): string =>
  text.replace(TOKENS, (word) => (isLinkLike(word) && !isOwn(word) ? instead : word));
