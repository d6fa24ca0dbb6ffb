import { expect, test, vi } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { press } from '#test/support/markup/interactions.ts';
import { button, find, focused } from '#test/support/markup/read.ts';
import { settle } from '#test/support/markup/settle.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeskMore } from './desk/desk-list.tsx';
import { DeskTable } from './desk/desk-table.tsx';
import { NotYet } from './desk/not-yet.tsx';
import { Pending } from './pending.tsx';
import { EmptyState } from './states.tsx';
import { UploadRow } from './upload/upload-row.tsx';

test('[SHELL-13, UX-77] a confirmation does the one or the other', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  const props = { title: 'Delete it?', message: 'For good.', onConfirm, onCancel };
  const counts = (): number[] => [onConfirm, onCancel].map(({ mock }) => mock.calls.length);
  const { leave } = await mount(ConfirmDialog, { ...props, type: 'danger' as const });
  expect(focused()).toBe('Cancel');
  await press(button('Confirm'));
  const confirmed = counts();
  await press(button('Cancel'));
  const cancelled = counts();
  await settle(() => find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect([confirmed, cancelled, counts()]).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
  await leave();
});

test('[UX-86] the next ones of a list are asked for once', async () => {
  const fetchNextPage = vi.fn(async () => undefined);
  const pages = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage };
  const { show } = await mount(DeskMore, { pages });
  await press(button('Load more'));
  await show({ pages: { ...pages, isFetchingNextPage: true } });
  await press(button('Loading…'));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  await show({ pages: { ...pages, isFetchNextPageError: true } });
  await press(button('Try again'));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

test('[UX-12] another try asks again wherever something could not be read', async () => {
  const problem = { message: 'Being mended.' };
  const refetch = vi.fn(async () => undefined);
  const retry = vi.fn();
  const call = { error: problem, refetch };
  for (const shown of [
    () => mount(NotYet, { call, what: 'The figures', skeleton: { height: 9 } }),
    () =>
      mount(DeskTable<string>, {
        ...{ caption: '', columns: [], rows: undefined, keyOf: (row: string) => row },
        unread: { call, what: 'The rows' },
      }),
  ]) {
    const { leave } = await shown();
    await press(button('Try again'));
    await leave();
  }
  const { leave } = await mount(Pending, { what: 'The figures', height: 9, error: problem, retry });
  await press(button('Try again'));
  await leave();
  expect([refetch.mock.calls.length, retry.mock.calls.length]).toEqual([2, 1]);
});

test('[FILE-02] each act of a file on its way and of an empty place is what its button says', async () => {
  const done: string[] = [];
  const operation = (name: string) => () => void done.push(name);
  await mount(UploadRow, {
    ...{ name: 'jug.jpg', part: 0.5, state: 'paused' as const },
    ...{ onPause: operation('pause'), onResume: operation('resume'), onRetry: operation('retry') },
    ...{ onCancel: operation('cancel'), onPutAway: operation('put away') },
  });
  for (const word of ['Pause', 'Resume', 'Try again', 'Cancel', 'Put away']) await press(button(`${word}: jug.jpg`));
  await mount(EmptyState, { title: 'Nothing', action: { label: 'Begin', onClick: operation('begin') } });
  await press(button('Begin'));
  expect(done).toEqual(['pause', 'resume', 'retry', 'cancel', 'put away', 'begin']);
});
