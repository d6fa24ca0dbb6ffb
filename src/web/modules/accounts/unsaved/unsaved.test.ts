import { afterEach, expect, test } from 'vitest';
import { press } from '#test/support/markup/interactions.ts';
import * as page from '#test/support/markup/mounted.ts';
import { mountHook } from '#test/support/markup/mount.ts';
import { settle } from '#test/support/markup/settle.ts';
import { useUnsaved } from './unsaved.ts';

const form = () => mountHook(({ isChanged }: { isChanged: boolean }) => useUnsaved(isChanged), { isChanged: true });
const warns = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const asks = (): boolean => page.isThere('Stay here');

/** A link on the page, and whether a press on it was let through to it. */
async function pressed(href: string, facts: MouseEventInit = {}, target = ''): Promise<'asked' | 'left' | 'neither'> {
  const link = document.createElement('a');
  Object.assign(link, { href, target, textContent: 'Elsewhere' });
  document.body.append(link);
  let isLeft = false;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    isLeft = true;
  });
  await press(link, facts);
  await settle(() => new Promise((resolve) => setTimeout(resolve)));
  link.remove();
  const isConfirming = asks();
  if (isConfirming) await page.press('Stay');
  return isConfirming ? 'asked' : isLeft ? 'left' : 'neither';
}
afterEach(page.close);

test('[UX-69] a link that leads away asks first', async () => {
  history.replaceState(history.state, '', '/profile?tab=1');
  const changed = await form();
  expect({
    away: await pressed('/cart'),
    anotherPage: await pressed('/cart?tab=1#top'),
    anotherQuery: await pressed('/profile?tab=2#top'),
    samePage: await pressed('/profile?tab=1'),
    place: await pressed('/profile?tab=1#top'),
    otherTab: await pressed('/cart', {}, '_blank'),
    ctrl: await pressed('/cart', { ctrlKey: true }),
    meta: await pressed('/cart', { metaKey: true }),
    shift: await pressed('/cart', { shiftKey: true }),
  }).toEqual({
    ...{ away: 'asked', anotherPage: 'asked', anotherQuery: 'asked', samePage: 'asked' },
    ...{ place: 'left', otherTab: 'left', ctrl: 'left', meta: 'left', shift: 'left' },
  });
  await changed.leave();
  expect(await pressed('/cart')).toBe('left');
});

test('[UX-69] of several forms each warns until it is saved or gone, and then nothing does', async () => {
  const first = await form();
  const second = await form();
  const warned = [warns()];
  first.now().clear();
  warned.push(warns());
  second.now().clear();
  warned.push(warns());
  expect([warned, await pressed('/cart')]).toEqual([[true, true, false], 'left']);
  await second.leave();
  const third = await form();
  expect(warns()).toBe(true);
  await third.show({ isChanged: false });
  await first.leave();
  expect([warns(), await pressed('/cart')]).toEqual([false, 'left']);
});
