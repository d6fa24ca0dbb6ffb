import { expect, test } from 'vitest';
import { mountHook } from '#test/support/markup/mount.ts';
import { settle } from '#test/support/markup/settle.ts';
import { go } from './navigation.ts';
import { useHistoryState } from './use-history-state.ts';

interface Given {
  name: string;
  first: string;
}
const text = () =>
  mountHook(({ name, first }: Given) => useHistoryState(name, first), { name: 'words', first: 'none' });
const keyOf = (): string => (history.state as { key: string }).key;
/** What another document will find. */
const left = (): Record<string, unknown> => {
  dispatchEvent(new Event('pagehide'));
  return Object.fromEntries(JSON.parse(sessionStorage.getItem('inputs') ?? '[]') as [string, unknown][]);
};

test('[UX-05] what one typed is found again on its visit, not on another', async () => {
  await settle(() => go('/list'));
  const list = keyOf();
  const first = await text();
  const filter = await mountHook(({ name, first: value }: Given) => useHistoryState(name, value), {
    name: 'filter',
    first: 'all',
  });
  await settle(() => first.now()[1]('jug'));
  expect([first.now()[0], left()]).toEqual(['jug', { [list]: { words: 'jug' } }]);
  await settle(() => filter.now()[1]('open'));
  await first.leave();
  await filter.leave();
  expect(left()).toEqual({ [list]: { words: 'jug', filter: 'open' } });
  const state = history.state as object;
  await settle(() => go('/other'));
  const other = await text();
  expect(other.now()[0]).toBe('none');
  await other.leave();
  await settle(() => {
    history.replaceState(state, '', '/list');
    dispatchEvent(Object.assign(new Event('popstate'), { state }));
  });
  await settle(() => go('/list#x', { replace: true }));
  const again = await text();
  expect([keyOf() === list, again.now()[0]]).toEqual([true, 'jug']);
  // Typed back to what it was at first, that is kept too.
  await settle(() => again.now()[1]('none'));
  expect(left()[list]).toEqual({ words: 'none', filter: 'open' });
});

test('[UX-05] a visit whose address changed in place takes what was typed along', async () => {
  await settle(() => go('/form'));
  const { now } = await text();
  await settle(() => now()[1]('half a word'));
  await settle(() => go('/form?tab=2', { replace: true }));
  expect([now()[0], left()[keyOf()]]).toEqual(['half a word', { words: 'half a word' }]);
});
