import { expect, test } from 'vitest';
import { checkId, checkNewConversation, checkReason } from './check-ids.ts';
import { checkContent } from './content/check-content.ts';
import { MAX_CONTENT, MAX_ID, MAX_LABELS_ON_ONE, MAX_PRODUCT_TITLE, MAX_REASON } from './limits.ts';
import { changeSide, type Side } from './sides.ts';
import { rankScore } from './spam/spam-score.ts';

const letters = (length: number): string => 'ab'.repeat(length).slice(0, length);

test('[MSG-06] ids, reasons, titles and words may be as long as their limits, and not one character longer', () => {
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

test('[MSG-12] a conversation carries as many labels as it may; one that has more from before may lose them', () => {
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
