/** [MSG-08] What words weigh, in hundredths: each group of the requirement, in both languages of the product. */
interface WordGroup {
  sign: string;
  hundredths: number;
  /** Each word of it counts by itself. */
  terms: readonly string[];
}

const urgency = [
  ...[
    'urgent',
    'urgently',
    'act now',
    'hurry',
    'limited time',
    'immediately',
    'asap',
    'last chance',
    'expires today',
    'final notice',
  ],
  ...['dringend', 'sofort', 'nur heute', 'letzte chance', 'beeil dich', 'läuft heute ab'],
];
const pharmacy = [
  ...[
    'viagra',
    'cialis',
    'pharmacy',
    'pills',
    'prescription drugs',
    'xanax',
    'valium',
    'tramadol',
    'oxycodone',
    'weight loss pills',
  ],
  ...['apotheke', 'potenzmittel', 'rezeptfrei', 'abnehmpillen'],
];

export const wordGroups: readonly WordGroup[] = [
  { sign: 'urgency', hundredths: 20, terms: urgency },
  { sign: 'free', hundredths: 15, terms: ['free', 'kostenlos', 'gratis', 'umsonst'] },
  { sign: 'guarantee', hundredths: 15, terms: ['guarantee', 'guaranteed', 'garantie', 'garantiert'] },
  { sign: 'click-here', hundredths: 30, terms: ['click here', 'hier klicken', 'klick hier', 'klicke hier'] },
  { sign: 'refund', hundredths: 10, terms: ['refund', 'rückerstattung', 'erstattung'] },
  { sign: 'pharmacy', hundredths: 80, terms: pharmacy },
  { sign: 'investment', hundredths: 40, terms: ['investment', 'investments', 'geldanlage', 'investition'] },
  { sign: 'crypto', hundredths: 40, terms: ['crypto', 'cryptocurrency', 'bitcoin', 'krypto', 'kryptowährung'] },
];

const capitals = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(/\p{Lu}/gu)?.length ?? 0) * 2 > letters;
};
const address =
  /\b(?:https?:\/\/|www\.)\S+|(?<![@\p{L}\p{N}_.-])(?:[\p{L}\p{N}-]{2,}\.)+(?:com|net|org|info|biz|ru|cn|xyz|top|shop|online|site|io|link|click|de|eu)\b(?![.@-]?\p{L})/iu;
const phone = /(?<![\p{L}\d-])(?:\+|00)?\d(?:[\s()./-]?\d){8,14}(?!\d)/u;

interface Pattern {
  sign: string;
  hundredths: number;
  fits: (text: string) => boolean;
}

/** [MSG-08] What the shape of a text weighs. */
export const shapePatterns: readonly Pattern[] = [
  { sign: 'capitals', hundredths: 30, fits: capitals },
  { sign: 'punctuation', hundredths: 20, fits: (text) => /[!?]{3,}/.test(text) },
  { sign: 'link', hundredths: 40, fits: (text) => address.test(text) },
  { sign: 'phone', hundredths: 20, fits: (text) => phone.test(text) },
];

/** [MSG-09] What the second scorer finds suspicious beside words. */
export const suspiciousPatterns: readonly RegExp[] = [
  address,
  phone,
  /[!?]{3,}/,
  /[$€£]\s?\d{3,}/u,
  /(?<![\p{L}\p{N}._-])[\w.+-]+@[\w-]+\.[\w.]+/u,
  /(?:whats ?app|telegram|western union|paypal\.me|wire transfer|überweis)/iu,
  /(.)\1{9,}/u,
];
