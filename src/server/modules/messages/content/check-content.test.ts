import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { hostileTexts } from '#test/builders/hostile-messages.ts';
import { fc } from '#test/support/properties.ts';
import { checkContent } from '#domain/messages/content/check-content.ts';
import { decodeOnce, stripMarkup } from '#domain/core/reading/markup.ts';

test('[MSG-06] a hundred and twenty hostile texts', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(120);
  for (const { text, stored } of hostileTexts) {
    const checked = checkContent(text);
    expect(checked.ok ? checked.value : checked.problem.code, JSON.stringify(text.slice(0, 80))).toBe(stored);
  }
});

const names = ['b', 'i', 'p', 'div', 'br', 'a', 'img', 'ANA', 'x-y', '3', 'h1', ''];
const sign = fc.oneof(
  fc.constantFrom(
    '<',
    '</',
    '>',
    '/>',
    '"',
    "'",
    '=',
    ' ',
    '\n',
    '&',
    '&lt;',
    '&amp;',
    '<!--',
    '-->',
    '<!',
    '<?',
    'é',
    '😀',
  ),
  fc.constantFrom(...names),
  fc.string({ maxLength: 4 }),
);
const soup = fc.array(sign, { maxLength: 40 }).map((parts) => parts.join(''));

const elementsIn = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node.tagName, ...elementsIn(node.childNodes)] : []));

test('[MSG-06] a browser finds no known element in what is left of any text', () => {
  fc.assert(
    fc.property(soup, (text) => {
      const stripped = stripMarkup(text);
      expect(stripMarkup(stripped)).toBe(stripped);
      // A tag that nobody closes is text here, and for a browser, which reads on to the end.
      const results = elementsIn(parseFragment(stripped).childNodes);
      expect(results.filter((name) => ['b', 'i', 'p', 'div', 'br', 'a', 'img', 'h1'].includes(name))).toEqual([]);
    }),
  );
});

test('[MSG-06] text without an angle bracket or an entity stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const plain = text.replace(/[<&]/g, '');
      expect(decodeOnce(stripMarkup(plain))).toBe(plain);
      const entity = plain.replaceAll('"', '&quot;');
      expect(decodeOnce(entity)).toBe(plain);
      expect(decodeOnce(entity.replaceAll('&', '&amp;'))).toBe(entity);
    }),
  );
});

test('[MSG-06] the longest nested soup is read in no time', () => {
  const started = performance.now();
  for (const text of [
    '<'.repeat(5000),
    '<b'.repeat(2500),
    `${'<'.repeat(1600)}${'b>'.repeat(1600)}`,
    '&'.repeat(5000),
    '<a x="'.repeat(800),
  ])
    checkContent(text);
  expect(performance.now() - started).toBeLessThan(2000);
});
