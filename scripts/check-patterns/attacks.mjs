// Inputs that make a backtracking pattern slow, made of the pattern itself.

const GENERIC = [
  ...['a', ' ', '0', 'Z', '\n', '\t', '-', '.', ',', '"', "'", '<', '&', '/', '(', '_', '\u00e9', '\u{1f600}'],
  ...['\u0007', '\u0300', '\u200d', '\u{1f3fb}', '\u5b57'],
];
const MAX_PUMPS = 10;
const WINDOWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** What an atom stands for: its own sign, or signs of its class, those that the rest of the pattern names first. */
function signsOf(atom, flags, literals) {
  const own = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ''));
  const signs = [...literals, ...GENERIC].filter((sign) => own.test(sign));
  for (let code = 1; signs.length === 0 && code < 0x3000; code += 1)
    if (own.test(String.fromCodePoint(code))) signs.push(String.fromCodePoint(code));
  return [...new Set(signs)].slice(0, MAX_PUMPS);
}

const ATOM = /\\(?:u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[A-Z]|[\s\S])|[\s\S]/uy;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>|[a-z-]*:))?/y;

const matchAt = (pattern, source, index) => {
  pattern.lastIndex = index;
  return pattern.exec(source)?.[0] ?? '';
};

/** A class from its bracket to the one that closes it. */
function classAt(source, from) {
  let end = from + 1;
  for (let depth = 1; depth > 0; end += 1) {
    if (source[end] === '\\') end += 1;
    else if (source[end] === ']') depth -= 1;
  }
  return source.slice(from, end);
}

/** The pattern as choices of sequences of items: an item is a sign, or a group of choices, and may repeat. */
function parsePattern(source, flags) {
  const literals = [...new Set(source.match(/[^\\()[\]{}|?*+^$.]/gu) ?? [])];
  let index = 0;
  const choices = () => {
    const branches = [[]];
    while (index < source.length && source[index] !== ')') {
      const item = next();
      if (item === '|') branches.push([]);
      else if (item) branches.at(-1).push(item);
    }
    return branches;
  };
  const next = () => {
    const sign = source[index];
    if (sign === '|') return (index += 1) && '|';
    const item = {};
    if (sign === '(') {
      const opening = matchAt(GROUP, source, index);
      index += opening.length;
      item.branches = choices();
      index += 1;
      item.isLook = /^\(\?<?[=!]/.test(opening);
    } else {
      const atom = sign === '[' ? classAt(source, index) : matchAt(ATOM, source, index);
      index += atom.length;
      if (/^(?:[\^$]|\\[bB1-9]|\\k)/.test(atom) && atom !== '\\k') item.signs = [''];
      else item.signs = signsOf(atom, flags, literals);
    }
    const quantifier = matchAt(QUANTIFIER, source, index);
    index += quantifier.length;
    item.repeats = quantifier !== '' && !/^(?:\?|\{1\})/.test(quantifier);
    return item;
  };
  return choices();
}

/** Letters, digits, spaces and marks by turns, where an item may be each of them. */
function turnsOf(signs) {
  const kinds = [/[a-z]/i, /\d/, /\s/, /[^\w\s]/].flatMap((kind) => signs.find((sign) => kind.test(sign)) ?? []);
  return kinds.flatMap((first) => kinds.filter((second) => second !== first).map((second) => first + second));
}

const sampleOf = (item) => (item.signs ? (item.signs[0] ?? '') : item.isLook ? '' : sampleOfAll(item.branches[0]));
const sampleOfAll = (items) => items.map(sampleOf).join('');

/** Each place where a pattern can be held up: what leads there, and what is repeated. */
function pumpsOf(branches, before = '') {
  const pumps = [];
  for (const items of branches) {
    let prefix = before;
    for (const [index, item] of items.entries()) {
      if (item.branches) pumps.push(...pumpsOf(item.branches, prefix));
      const repeated = item.signs ? [...item.signs, ...turnsOf(item.signs)] : item.branches.map(sampleOfAll);
      if (item.repeats) pumps.push(...repeated.map((pump) => ({ prefix, pump })));
      for (const length of WINDOWS) {
        const pump = sampleOfAll(items.slice(index, index + length));
        pumps.push({ prefix, pump }, { prefix: '', pump });
      }
      prefix += sampleOf(item);
    }
  }
  return pumps;
}

/** Texts of a length on which a pattern may take long. */
export function attacksOn(source, flags) {
  const seen = new Map();
  for (const { prefix, pump } of pumpsOf(parsePattern(source, flags)))
    if (pump !== '')
      for (const end of ['', '\0', '\n', 'a']) seen.set(`${prefix}\0${pump}\0${end}`, { prefix, pump, end });
  return [...seen.values()].map(
    ({ prefix, pump, end }) =>
      (length) =>
        prefix + pump.repeat(Math.ceil(length / pump.length)) + end,
  );
}
