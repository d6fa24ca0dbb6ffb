import { expect, test } from 'vitest';
import { checkId, checkNewConversation, checkReason } from './check-ids.ts';
import { checkContent } from './content/check-content.ts';
import { MAX_CONTENT, MAX_ID, MAX_LABELS_ON_ONE, MAX_PRODUCT_TITLE, MAX_REASON } from './limits.ts';
import { changeSide, type Side } from './sides.ts';
import { rankScore, spamScore } from './spam/spam-score.ts';

const letters = (length: number): string => 'ab'.repeat(length).slice(0, length);

test('[MSG-06] ids, reasons, titles and words may be as long as their limits', () => {
  const refused = (most: number, isOk: (text: string) => boolean): boolean[] =>
    [0, 1, most, most + 1].map((length) => isOk(letters(length)));
  const expected = [false, true, true, false];
  expect(refused(MAX_ID, (text) => checkId('sellerId', text).ok)).toEqual(expected);
  expect(refused(MAX_REASON, (text) => checkReason(text).ok)).toEqual(expected);
  const about = { productId: 'jug', sellerId: 'ana', buyerId: 'bo' };
  expect(refused(MAX_PRODUCT_TITLE, (text) => checkNewConversation({ ...about, productTitle: text }).ok)).toEqual(
    expected,
  );
  expect(refused(MAX_CONTENT, (text) => checkContent(text).ok)).toEqual(expected);
});

test('[MSG-12] a conversation carries as many labels as it may', () => {
  const labels = (count: number): string[] => Array.from({ length: count }, (_, at) => `label-${at + 10}`);
  const side = (count: number): Side => ({
    folder: 'inbox',
    isArchived: false,
    isStarred: false,
    priority: 'normal',
    labels: labels(count),
  });
  expect(changeSide(side(MAX_LABELS_ON_ONE - 1), { addLabels: ['one'] })?.labels).toHaveLength(MAX_LABELS_ON_ONE);
  expect(changeSide(side(MAX_LABELS_ON_ONE), { addLabels: ['one'] })).toBeNull();
  expect(changeSide(side(MAX_LABELS_ON_ONE + 2), { removeLabels: ['label-10'] })?.labels).toHaveLength(
    MAX_LABELS_ON_ONE + 1,
  );
  expect(changeSide(side(MAX_LABELS_ON_ONE + 2), { isStarred: true })?.isStarred).toBe(true);
});

test('[MSG-09] words of 10 to 1000 characters are neither short nor long', () => {
  expect([9, 10, 1000, 1001].map((length) => rankScore('ab '.repeat(400).slice(0, length)) > 0)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('[MSG-08] each word weighs what its group does, in both languages', () => {
  const groups: [sign: string, score: number, words: string][] = [
    [
      'urgency',
      0.2,
      'urgent, urgently, act now, hurry, limited time, immediately, asap, last chance, expires today, final notice',
    ],
    ['urgency', 0.2, 'dringend, sofort, nur heute, letzte chance, beeil dich, läuft heute ab'],
    ['free', 0.15, 'free, kostenlos, gratis, umsonst'],
    ['guarantee', 0.15, 'guarantee, guaranteed, garantie, garantiert'],
    ['click-here', 0.3, 'click here, hier klicken, klick hier, klicke hier'],
    ['refund', 0.1, 'refund, rückerstattung, erstattung'],
    ['pharmacy', 0.8, 'viagra, cialis, pharmacy, pills, prescription drugs, xanax, valium, tramadol, oxycodone'],
    ['pharmacy', 0.8, 'apotheke, potenzmittel, rezeptfrei, abnehmpillen'],
    ['investment', 0.4, 'investment, investments, geldanlage, investition'],
    ['crypto', 0.4, 'crypto, cryptocurrency, bitcoin, krypto, kryptowährung'],
  ];
  for (const [sign, score, phrase] of groups)
    for (const word of phrase.split(', ')) {
      expect(spamScore(`so ${word} it is, ${word}`), word).toEqual({ score, isSpam: score >= 0.5, signs: [sign] });
      expect(spamScore(`x${word}x`).score, word).toBe(0);
    }
  // "pills" stands in it too.
  expect(spamScore('weight loss pills')).toMatchObject({ score: 1, signs: ['pharmacy'] });
  expect(spamScore('urgent, hurry').score).toBe(0.4);
});

test('[MSG-08] the shape of a text counts towards its spam score', () => {
  for (const [text, sign, score] of [
    ['LOOK AT THIS', 'capitals', 0.3],
    ['what?!?', 'punctuation', 0.2],
    ['see https://x.example/y', 'link', 0.4],
    ['see www.mugs', 'link', 0.4],
    ...[
      'com',
      'net',
      'org',
      'info',
      'biz',
      'ru',
      'cn',
      'xyz',
      'top',
      'shop',
      'online',
      'site',
      'io',
      'link',
      'click',
      'de',
      'eu',
    ].map((ending) => [`at mugs.${ending} now`, 'link', 0.4] as const),
    ['call +351 912 345 678', 'phone', 0.2],
    ['call 0351912345678', 'phone', 0.2],
  ] as const)
    expect(spamScore(text), text).toMatchObject({ score, signs: [sign] });
  for (const text of [
    'what?!',
    'see the.pot',
    'ana@mugs.com',
    'order 12345678',
    'mugs.company',
    'article 1.5',
    'x4915112345678',
  ])
    expect(spamScore(text), text).toMatchObject({ score: 0, signs: [] });
});
