import { expect, test } from 'vitest';
import { holdsMessages, inOneLanguage, ownChoices, unstrippedMessages } from './one-language.ts';

const source = `import { say } from '#web/platform/languages/language.ts';
export const cart = say({ en: 'Cart', de: 'Warenkorb' });
export const left = say({ en: (count: number) => \`Only \${count} left\`, de: (count: number) => \`Nur noch \${count} da\` });
export const foot = say<Foot>({ en: (at) => <>Write to {at}.</>, de: (at) => <>Schreib an {at}.</> });
export const problems = { 'cart/full': { en: 'Full.', de: 'Voll.' }, other: { en: 'x' } };
`;

test('the build of a language holds its words alone', () => {
  const english = inOneLanguage(source, 'texts.tsx', 'en');
  expect(english).toContain(`export const cart = ('Cart');`);
  expect(english).toContain('((count: number) => `Only ${count} left`)');
  expect(english).toContain(`{ 'cart/full': ('Full.'), other: { en: 'x' } }`);
  expect(english).not.toMatch(/Warenkorb|Nur noch|Schreib|Voll/);
  const german = inOneLanguage(source, 'texts.tsx', 'de');
  expect(german).toContain('<>Schreib an {at}.</>');
  expect(german).not.toMatch(/'Cart'|Only|Write|Full/);
});

test('a message that is said in a screen is looked for there, wherever it stands', () => {
  const screen = (code: string): boolean => holdsMessages('/shop/src/web/modules/reviews/review-form.tsx', code);
  expect(screen(`<Pictures label={say({ en: 'Pictures', de: 'Bilder' })} />`)).toBe(true);
  expect(screen('const foot = say<Foot>({ en, de });')).toBe(true);
  expect(screen('const words = say(texts.add);')).toBe(false);
  expect(holdsMessages('/shop/src/web/modules/cart/texts.ts', '')).toBe(true);
});

test('a message that is left in all languages fails the build', () => {
  for (const left of [
    `{ en: 'Not taken.', de: 'Nicht angenommen.' }`,
    '{ en: (a) => a, de: (a) => a }',
    '{de:`Korb`,en:`Cart`}',
  ])
    expect(unstrippedMessages(`const texts = { refused: ${left} };`, 'chunk.js')).toHaveLength(1);
  const formats = `const locales = { en: 'en-GB', de: 'de-DE' }, names = { en: 'English', de: 'Deutsch' }, formats = { en: of('en'), de: of('de') };`;
  expect(unstrippedMessages(formats, 'chunk.js')).toEqual([]);
  expect(ownChoices('const sentence = ({ part }) => `It is ${wrong(part).en}.`;', 'problem-texts.ts')).toEqual([
    'wrong(part).en',
  ]);
});
