/** Scripts whose letters take another shape beside a joiner, so that it is part of the spelling. */
const joining = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Myanmar', 'Khmer', 'Tibetan'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const joined = `(?=[\\p{L}\\p{M}])(?![\\u17b4\\u17b5])[${joining}]`;

/**
 * What takes no place and yet changes what is read: turns of the writing direction, spaces without width, marks and letters that
 * are not drawn. Joiners count where nothing is joined; tags where they spell no flag; C1 controls always.
 */
const invisible = new RegExp(
  [
    '[\\u0080-\\u0084\\u0086-\\u009f\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e]',
    '[\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]',
    '[\\u{1d173}-\\u{1d17a}\\u{e0001}]',
    '(?<!\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,6})[\\u{e0020}-\\u{e007f}]',
    `\\u200c(?<!${joined}\\u200c)`,
    `\\u200d(?<!${joined}\\u200d)(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]\\u200d(?=\\p{Extended_Pictographic}))`,
  ].join('|'),
  'gu',
);

/**
 * [RUN-10] Text of people as it is stored: without characters that nobody sees, which turn words around or make two names look like one.
 * A family of emoji and a Persian word keep the joiners that make them.
 */
export const visibleText = (text: string): string => text.replace(/[\u0085\u2028\u2029]/g, '\n').replace(invisible, '');

const graphemes = new Intl.Segmenter();

/** At most so many characters (in UTF-16) of a text, never cut inside what is seen as one: a family of emoji, a letter with its marks. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** What is seen as the first character of a text. */
export const firstSign = (text: string): string =>
  graphemes.segment(text)[Symbol.iterator]().next().value?.segment ?? '';
