/** Elements of the web's markup, of before as well: what stands between angle brackets under another name is a person's own words. */
const elements = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas ' +
    'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure ' +
    'font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen ' +
    'label legend li link listing main map mark marquee math menu menuitem meta meter nav nobr noembed noframes noscript object ol ' +
    'optgroup option output p param picture plaintext portal pre progress q rb rp rt rtc ruby s samp script search section select slot ' +
    'small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr ' +
    'track tt u ul var video wbr xmp'
  ).split(' '),
);
const breaks = new Set(['br', 'hr', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre']);

const START = /<(?:(\/?)([a-z][a-z0-9]*)(?=[\s/>])|!--|!doctype\b|!\[cdata\[|\?[a-z])/giy;

/** Where a tag that begins here ends, attributes with their quotes included; -1 where it never does. */
function endOfTag(text: string, from: number): number {
  if (!text.includes('>', from)) return -1;
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote) {
      if (sign === quote) quote = '';
    } else if ((sign === '"' || sign === "'") && text[at - 1] === '=') quote = sign;
    else if (sign === '>') return at + 1;
  }
  // A quote that nobody closes: the first angle bracket ends it.
  return quote ? text.indexOf('>', from) + 1 : -1;
}

const MAX_PASSES = 60;
const ends: Record<string, string> = { '<!--': '-->', '<![cdata[': ']]>' };

/** What stands in the place of the markup that begins at `at`, and where it ends; null where none begins. `unclosed`: ends that do not follow any more. */
function markupAt(text: string, at: number, unclosed: Set<string>): { instead: string; end: number } | null {
  START.lastIndex = at;
  const match = START.exec(text);
  if (!match) return null;
  const [start, , name] = match;
  if (name !== undefined && !elements.has(name.toLowerCase())) return null;
  const closing = ends[start.toLowerCase()];
  if (closing !== undefined) {
    const end = unclosed.has(closing) ? -1 : text.indexOf(closing, at + start.length);
    if (end < 0) unclosed.add(closing);
    return end < 0 ? null : { instead: '', end: end + closing.length };
  }
  const end = endOfTag(text, at + start.length);
  if (end < 0) return null;
  const isBreak = name !== undefined && breaks.has(name.toLowerCase());
  return { instead: isBreak ? '\n' : '', end };
}

function strippedOnce(text: string): string {
  let out = '';
  let at = 0;
  const unclosed = new Set<string>();
  for (let next = text.indexOf('<'); next >= 0; next = text.indexOf('<', at)) {
    out += text.slice(at, next);
    const markup = markupAt(text, next, unclosed);
    out += markup ? markup.instead : '<';
    at = markup ? markup.end : next + 1;
  }
  return out + text.slice(at);
}

/** [MSG-06] A text without any markup; `<3`, `a < b > c` and `<ana@example.com>` are none and stay as they were typed. */
export function stripMarkup(text: string): string {
  let before = text;
  // What is left may itself be markup: `<scr<b>ipt>`. Nobody nests it so deep but to make a program work.
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const after = strippedOnce(before);
    if (after === before) return after;
    before = after;
  }
  return before.replaceAll('<', '');
}

const named: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', hellip: '…', ndash: '–', mdash: '—' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»', middot: '·', bull: '•' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è' },
  ...{ agrave: 'à', ccedil: 'ç', ntilde: 'ñ', aring: 'å', oslash: 'ø', times: '×', deg: '°', copy: '©', reg: '®' },
  ...{ colon: ':', Tab: '\t', NewLine: '\n', sol: '/', lpar: '(', rpar: ')' },
};

function codePoint(digits: string, base: number): string | null {
  const code = Number.parseInt(digits, base);
  const isText = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isText ? String.fromCodePoint(code) : null;
}

/** [MSG-06] Signs written as entities become the signs themselves, exactly once: `&amp;lt;` is `&lt;`. */
export const decodeOnce = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
    (entity, ...[hex, decimal, name]: (string | undefined)[]) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity;
      return (hex === undefined ? codePoint(decimal ?? '', 10) : codePoint(hex, 16)) ?? entity;
    },
  );

/** [CAT-01] The words of a text that was written for a page: without markup, entities as the signs that they mean, no gaps of empty lines. */
export const plainText = (text: string): string =>
  /[<&]/.test(text)
    ? decodeOnce(stripMarkup(text))
        .replace(/(?<=\n)[^\S\n]+(?=\n)/g, '')
        .replace(/\n{3,}/g, '\n\n')
    : text;
