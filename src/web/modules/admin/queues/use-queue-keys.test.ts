import { afterEach, expect, test } from 'vitest';
import * as page from '#test/support/markup/mounted.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const received: string[] = [];
const note = (word: string) => () => void received.push(word);
function Queue() {
  useQueueKeys({
    ...{ next: note('next'), previous: note('previous'), approve: note('approve'), reject: note('reject') },
    ...{ skip: note('skip'), undo: note('undo'), unpick: note('unpick'), help: note('help') },
    pick: (isRange) => void received.push(isRange ? 'range' : 'pick'),
  });
  return null;
}
afterEach(async () => {
  received.length = 0;
  await page.close();
});

test('[UX-98] keys of a queue count with Shift and with Caps Lock on too', async () => {
  await page.open(Queue, {});
  for (const key of ['J', 'K', 'A', 'R', 'S', 'Z', 'x', 'X']) await page.hit(key);
  await page.hit('X', { shiftKey: true });
  await page.hit('Escape');
  await page.hit('?', { shiftKey: true });
  await page.hit('m');
  expect(received).toEqual([
    ...['next', 'previous', 'approve', 'reject', 'skip', 'undo', 'pick', 'pick', 'range', 'unpick', 'help'],
  ]);
});

test('[UX-98] a key that is held goes on through the queue, and decides once', async () => {
  await page.open(Queue, {});
  for (const key of ['j', 'K', 'a', 'r', 's', 'z', 'x', 'Escape']) await page.hit(key, { repeat: true });
  expect(received).toEqual(['next', 'previous']);
});
