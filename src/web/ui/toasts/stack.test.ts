import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, mountHook } from '#test/support/markup/mount.ts';
import { press } from '#test/support/markup/interactions.ts';
import { button, find } from '#test/support/markup/read.ts';
import { settle, passTime } from '#test/support/markup/settle.ts';
import { ToastStack } from './toast-stack.tsx';
import { closeToast, showToast, toasts, toastsNow } from './toasts.ts';
import { useCopy } from './use-copy.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.set([]);
});
afterEach(() => void vi.useRealTimers());
const textOf = (): string[] => toastsNow().map(({ message }) => message);
const isShown = (): boolean => find('.toasts').matches(':popover-open');

test('[SHELL-12, UX-76] a message goes after its time, an act is done once and closes it', async () => {
  await mount(ToastStack, {});
  expect(isShown()).toBe(false);
  const undo = vi.fn();
  await settle(() => {
    showToast('Short');
    showToast('Removed', { action: { label: 'Undo', onClick: undo } });
    showToast('Stays', { duration: 0 });
  });
  expect([textOf(), isShown()]).toEqual([['Short', 'Removed', 'Stays'], true]);
  // Taken away and shown anew, it lies above a dialog that was opened meanwhile.
  const hidden = vi.spyOn(find('.toasts'), 'hidePopover');
  await settle(() => void showToast('Stays', { duration: 0 }));
  expect([hidden.mock.calls.length, isShown()]).toEqual([1, true]);
  await passTime(2999);
  expect(textOf().length).toBe(3);
  await passTime(1);
  expect(textOf()).toEqual(['Removed', 'Stays']);
  await press(button('Undo'));
  expect([undo.mock.calls.length, textOf()]).toEqual([1, ['Stays']]);
  await passTime(100_000);
  expect([textOf(), isShown(), undo.mock.calls.length]).toEqual([['Stays'], true, 1]);
  await press(button('Close this message'));
  expect([textOf(), isShown()]).toEqual([[], false]);
  // One that was not pressed is not done.
  await settle(() => void showToast('Removed', { action: { label: 'Undo', onClick: undo } }));
  await passTime(7999);
  expect(textOf()).toEqual(['Removed']);
  await passTime(1);
  expect([textOf(), undo.mock.calls.length]).toEqual([[], 1]);
});

test('[UX-76] a message that is being read stays: under the pointer, or with the focus in it', async () => {
  await mount(ToastStack, {});
  await settle(() => void showToast('Removed', { action: { label: 'Undo', onClick: () => undefined } }));
  const box = find('.toast');
  await settle(() => box.dispatchEvent(new window.PointerEvent('pointerover', { bubbles: true })));
  await passTime(60_000);
  expect(textOf()).toEqual(['Removed']);
  const leave = (): Promise<void> =>
    settle(() =>
      box.dispatchEvent(new window.PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body })),
    );
  await leave();
  await passTime(4000);
  await leave();
  await passTime(7999);
  expect(textOf()).toEqual(['Removed']);
  await settle(() => button('Undo').focus());
  await passTime(60_000);
  expect(textOf()).toEqual(['Removed']);
  // From one of its buttons to the other it is read still.
  await settle(() => button('Close this message').focus());
  await passTime(60_000);
  expect(textOf()).toEqual(['Removed']);
  // Left by the pointer it is read by whoever has the focus in it, and left by the focus by whoever points at it.
  await leave();
  await passTime(60_000);
  expect(textOf()).toEqual(['Removed']);
  const isHovered = vi.spyOn(box, 'matches').mockImplementation((selector) => selector.includes(':hover'));
  await settle(() => button('Close this message').blur());
  await passTime(60_000);
  expect(textOf()).toEqual(['Removed']);
  isHovered.mockRestore();
  await leave();
  await passTime(7999);
  expect(textOf()).toEqual(['Removed']);
  await passTime(1);
  expect(textOf()).toEqual([]);
});

test('[UX-76] the same words again are a new message with all its time', async () => {
  await mount(ToastStack, {});
  await settle(() => void showToast('Saved'));
  await passTime(2000);
  await settle(() => void showToast('Saved'));
  await passTime(2000);
  expect(textOf()).toEqual(['Saved']);
  await passTime(1000);
  expect(textOf()).toEqual([]);
  let id = 0;
  await settle(() => {
    id = showToast('One');
    showToast('Other');
    closeToast(id);
  });
  expect(textOf()).toEqual(['Other']);
});

test('a copy is said, or asked for by hand', async () => {
  const copied: string[] = [];
  let isAllowed = false;
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (!isAllowed) throw new Error('not allowed');
    copied.push(text);
  });
  const { now } = await mountHook(() => useCopy('Copied'), {});
  expect(now().byHand).toBe('');
  await settle(() => now().copy('AM-1'));
  expect([now().byHand, textOf(), copied]).toEqual([
    'Your browser does not allow copying: mark it and copy it yourself.',
    [],
    [],
  ]);
  isAllowed = true;
  await settle(() => now().copy('AM-1'));
  expect([now().byHand, toastsNow().map(({ message, type }) => [message, type]), copied]).toEqual([
    '',
    [['Copied', 'success']],
    ['AM-1'],
  ]);
  clipboard.mockRestore();
});
