import { afterEach, expect, test } from 'vitest';
import * as page from '#test/support/markup/mounted.ts';
import { setKeysOn } from '#web/ui/focus/single-keys.ts';
import { type InboxKeys, useInboxKeys } from './use-inbox-keys.ts';

const names = [
  ...(['next', 'previous', 'archive', 'trash', 'spam', 'unread', 'label', 'reply', 'search', 'undo'] as const),
  ...(['escape', 'help'] as const),
];
let received: string[] = [];
function Inbox() {
  useInboxKeys({
    ...(Object.fromEntries(names.map((name) => [name, () => void received.push(name)])) as Omit<InboxKeys, 'pick'>),
    pick: (isRange) => void received.push(isRange ? 'range' : 'pick'),
  });
  return null;
}
const resultOf = async (...keys: [key: string, facts?: KeyboardEventInit][]): Promise<string[]> => {
  received = [];
  for (const [key, facts] of keys) await page.hit(key, facts);
  return received;
};
afterEach(async () => {
  setKeysOn(true);
  await page.close();
});

test('[UX-80] each key of the inbox does its own, with Caps Lock on too', async () => {
  await page.open(Inbox, {});
  const keys = ['j', 'k', 'x', 'e', '#', '!', 's', 'u', 'l', 'r', '/', 'z', 'Escape', '?'];
  expect(await resultOf(...keys.map((key): [string] => [key]))).toEqual([
    ...['next', 'previous', 'pick', 'archive', 'trash', 'spam', 'spam', 'unread', 'label', 'reply', 'search', 'undo'],
    ...['escape', 'help'],
  ]);
  expect(await resultOf(['J'], ['X', { shiftKey: true }], ['E'], ['q'])).toEqual(['next', 'range', 'archive']);
  expect(await resultOf(['e', { ctrlKey: true }], ['e', { metaKey: true }], ['e', { altKey: true }])).toEqual([]);
  // A key that is held down goes on through the list, and does nothing else again and again.
  const repeat = { repeat: true };
  expect(await resultOf(['j', repeat], ['K', repeat], ['e', repeat], ['#', repeat])).toEqual(['next', 'previous']);
});

test('[UX-80] single keys that are turned off only close what is open', async () => {
  setKeysOn(false);
  await page.open(Inbox, {});
  expect(await resultOf(['j'], ['e'], ['r'], ['Escape'], ['?'])).toEqual(['escape', 'help']);
});
