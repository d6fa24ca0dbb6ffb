// How card details are read and written. Pure, so that tests can run it; field.js puts it on the screen.

const kinds = [
  { kind: 'amex', start: /^3[47]/, groups: [4, 6, 5], lengths: [15], cvc: 4 },
  { kind: 'diners', start: /^(30[0-5]|3[689])/, groups: [4, 6, 4], lengths: [14, 16], cvc: 3 },
  { kind: 'discover', start: /^(6011|64[4-9]|65)/, groups: [4, 4, 4, 4], lengths: [16], cvc: 3 },
  { kind: 'jcb', start: /^35/, groups: [4, 4, 4, 4], lengths: [16], cvc: 3 },
  { kind: 'unionpay', start: /^(62|81)/, groups: [4, 4, 4, 4, 3], lengths: [16, 17, 18, 19], cvc: 3 },
  {
    kind: 'mastercard',
    start: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    groups: [4, 4, 4, 4],
    lengths: [16],
    cvc: 3,
  },
  { kind: 'visa', start: /^4/, groups: [4, 4, 4, 4], lengths: [16], cvc: 3 },
];
const anyCard = { kind: 'unknown', start: /^/, groups: [4, 4, 4, 4, 3], lengths: [16], cvc: 3 };

const kindOf = (digits) => kinds.find(({ start }) => start.test(digits)) ?? anyCard;

export const cardKind = (digits) => kindOf(digits).kind;

export const onlyDigits = (text) => text.normalize('NFKC').replaceAll(/\D/g, '');

/** 4-4-4-4, for American Express 4-6-5; anything typed or pasted between the digits goes. */
export function groupedNumber(text) {
  const digits = onlyDigits(text);
  const { groups, lengths } = kindOf(digits);
  // Diners with 16 digits are grouped like all others.
  const used = lengths.includes(16) && digits.length > 14 ? anyCard.groups : groups;
  const parts = [];
  let rest = digits.slice(0, Math.max(...lengths));
  for (const size of used) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

function hasCheckDigit(digits) {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    sum += place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}

/** MM/YY. `12/2030` and `1230` pasted are understood; a first digit above 1 is a month of its own. */
export function monthYear(text, isDeleting = false) {
  const typed = text.normalize('NFKC');
  const long = /^\s*(\d{1,2})\s*[/.\- ]\s*(?:20)?(\d{2})\s*$/.exec(typed);
  if (long) return `${long[1].padStart(2, '0')}/${long[2]}`;
  const alone = /^\s*(\d)\s*[/.-]$/.exec(typed);
  if (alone) return `0${alone[1]}/`;
  let digits = onlyDigits(typed);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (digits.length === 6 && digits.slice(2, 4) === '20') digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return digits.length === 2 && !isDeleting ? `${digits}/` : digits;
}

const wrong = (code, message) => ({ type: 'validation_error', code, message });

/** What is in a field: empty, complete, and what is wrong. `left` says that the buyer has gone on, so unfinished is wrong. */
export function numberState(text, left) {
  const digits = onlyDigits(text);
  const { lengths } = kindOf(digits);
  if (digits === '') return { empty: true, complete: false, error: undefined };
  if (lengths.includes(digits.length)) {
    const isRight = hasCheckDigit(digits);
    if (isRight) return { empty: false, complete: true, error: undefined };
    if (digits.length >= Math.max(...lengths) || left)
      return { empty: false, complete: false, error: wrong('invalid_number', 'Your card number is invalid.') };
  }
  return {
    empty: false,
    complete: false,
    error: left ? wrong('incomplete_number', 'Your card number is incomplete.') : undefined,
  };
}

export function expiryState(text, { left, now }) {
  if (text === '') return { empty: true, complete: false, error: undefined };
  const parts = /^(\d\d)\/(\d\d)$/.exec(text);
  const month = Number(text.slice(0, 2));
  if (/^\d\d/.test(text) && (month < 1 || month > 12))
    return {
      empty: false,
      complete: false,
      error: wrong('invalid_expiry_month', 'Your card’s expiration month is invalid.'),
    };
  if (!parts)
    return {
      empty: false,
      complete: false,
      error: left ? wrong('incomplete_expiry', 'Your card’s expiration date is incomplete.') : undefined,
    };
  const year = 2000 + Number(parts[2]);
  if (year < now.getFullYear())
    return {
      empty: false,
      complete: false,
      error: wrong('invalid_expiry_year_past', 'Your card’s expiration year is in the past.'),
    };
  if (year === now.getFullYear() && month < now.getMonth() + 1)
    return {
      empty: false,
      complete: false,
      error: wrong('invalid_expiry_month_past', 'Your card’s expiration date is in the past.'),
    };
  if (year > now.getFullYear() + 50)
    return {
      empty: false,
      complete: false,
      error: wrong('invalid_expiry_year', 'Your card’s expiration year is invalid.'),
    };
  return { empty: false, complete: true, error: undefined };
}

export const cvcLength = (kind) => (kinds.find((one) => one.kind === kind) ?? anyCard).cvc;

export function cvcState(text, { left, kind }) {
  const digits = onlyDigits(text);
  if (digits === '') return { empty: true, complete: false, error: undefined };
  const complete = digits.length === cvcLength(kind) || (kind === 'unknown' && digits.length === 4);
  return {
    empty: false,
    complete,
    error: !complete && left ? wrong('incomplete_cvc', 'Your card’s security code is incomplete.') : undefined,
  };
}
