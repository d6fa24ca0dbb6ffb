import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../src/web/${path}`, import.meta.url), 'utf8');
const tokens = read('ui/styles/tokens.css');
const desk = read('ui/desk/desk-tokens.css');
type Scheme = 'light' | 'dark';

/** What a block of a sheet declares, by name; `after` is where the block begins. */
const declared = (sheet: string, after: string): Map<string, string> => {
  const block = sheet.split(`${after} {`)[1]?.split('}')[0] ?? '';
  return new Map([...block.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
};
const light = new Map([...declared(tokens, ':root'), ...declared(desk, '.desk')]);
const schemes = { light, dark: new Map([...light, ...declared(tokens, "[data-theme='dark']")]) };

/** The digits of a colour: of a token, of the side of a pair that counts, or of its own. */
function hexOf(value: string, scheme: Scheme): string {
  const [, token] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (token) return hexOf(schemes[scheme].get(token) ?? `${token} is not there`, scheme);
  const [, ofLight = '', ofDark = ''] = /^light-dark\((.+?), (.+)\)$/.exec(value) ?? [];
  if (ofLight) return hexOf(scheme === 'light' ? ofLight : ofDark, scheme);
  if (!/^#[\da-f]{6}$/i.test(value)) throw new Error(`no colour: “${value}”`);
  return value;
}

/** As WCAG 2 reckons it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

interface Drawn {
  what: string;
  sheet: string;
  selector: string;
  property: string;
  /** The colours that it has to stand out from. */
  on: string[];
}

const page = ['var(--color-bg)', 'var(--color-surface)', 'var(--color-sunken)'];
const histogram = 'modules/reviews/rating-summary.css';
const money = 'ui/desk/charts/bar-chart.css';
const age = 'modules/admin/age-mark.css';
const chart = 'ui/desk/figures.css';
/** Bars that say how old something is lie in a track of their own. */
const ageTrack = [declared(read(age), '.d-age').get('background') ?? ''];
const drawn: Drawn[] = [
  { what: 'a star that is given', sheet: 'ui/stars.css', selector: '.stars', property: 'color', on: page },
  { what: 'a star that is not', sheet: 'ui/stars.css', selector: '.stars .star-off', property: 'stroke', on: page },
  { what: 'the line of sales', sheet: chart, selector: '.d-chart .d-chart-series', property: 'stroke', on: page },
  { what: 'the axis', sheet: chart, selector: '.d-chart .d-chart-axis', property: 'stroke', on: page },
  { what: 'bars of takings', sheet: money, selector: '.d-chart-bar', property: 'fill', on: page },
  {
    what: 'what went back, on them',
    sheet: money,
    selector: '.d-chart-bar--part',
    property: 'fill',
    on: [...page, 'var(--color-line-strong)'],
  },
  {
    what: 'a bar of the histogram of stars',
    sheet: histogram,
    selector: '.histogram .track i',
    property: 'background',
    on: [...page, 'var(--color-line)'],
  },
  {
    what: 'the chosen one',
    sheet: histogram,
    selector: ".histogram button[aria-pressed='true'] .track i",
    property: 'background',
    on: [...page, 'var(--color-line)'],
  },
  { what: 'how old it is', sheet: age, selector: '.d-age i', property: 'background', on: ageTrack },
  { what: 'too old', sheet: age, selector: '.d-age i.d-over', property: 'background', on: ageTrack },
  { what: 'nearly too old', sheet: age, selector: '.d-age i.d-near', property: 'background', on: ageTrack },
  {
    what: 'work under way',
    sheet: 'ui/progress/progress-line.css',
    selector: '.progress-line progress::-webkit-progress-value',
    property: 'background',
    on: page,
  },
  {
    what: 'how far it is to free postage',
    sheet: 'modules/cart/postage-progress.css',
    selector: '.postbar progress',
    property: 'color',
    on: [...page, 'var(--color-line)'],
  },
];

test.each(['light', 'dark'] as const)(
  '[UX-42, UX-92] stars and bars of charts stand out 3 to 1 or more, in %s',
  (scheme) => {
    const pale = drawn.flatMap(({ what, sheet, selector, property, on }) => {
      const colour = hexOf(declared(read(sheet), selector).get(property) ?? `${selector} has no ${property}`, scheme);
      return on
        .map((ground) => [ground, contrast(colour, hexOf(ground, scheme))] as const)
        .filter(([, ratio]) => ratio < 3)
        .map(([ground, ratio]) => `${what} on ${ground}: ${ratio.toFixed(2)}`);
    });
    expect(pale).toEqual([]);
  },
);
