import { beforeEach, expect, test, vi } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, Problem, sentNow } from '#test/support/markup/shop.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { shownCart } from '#test/builders/shown-cart.ts';
import { openQueue } from '#web/modules/offline/offline-queue.ts';
import { signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { cartOverlay } from '../cart-overlay.ts';
import { showCart } from '../cart-state.ts';
import { MakerNote } from './maker-note.tsx';

vi.mock('../record-activity.ts', () => ({ recordActivity: () => undefined }));
const isOnline = (online: boolean): void => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
openQueue({
  readChange: (text) => JSON.parse(text),
  readConflict: (text) => JSON.parse(text),
  sendQueued: async () => undefined,
});
beforeEach(() => {
  isOnline(true);
  signIn({});
  signInOverlay.set(null);
  cartOverlay.set(true);
  localStorage.clear();
  window.dispatchEvent(new window.StorageEvent('storage', { key: null }));
  showCart(shownCart());
  sentNow();
});

test('[CART-07] a note to a maker is asked for, let be, kept when one leaves it or presses Enter', async () => {
  const part = await openPart(MakerNote, { sellerId: 'rio', shopName: 'Rio Clay' });
  await part.press('Add a note to Rio Clay');
  expect([part.lines(), document.activeElement?.localName]).toEqual([
    ['Note to Rio ClayOptional‹text›', 'The workshop reads it with your order.'],
    'input',
  ]);
  await part.leave();
  expect([part.lines(), sentNow()]).toEqual([['[Add a note to Rio Clay]'], []]);
  await part.press('Add a note to Rio Clay');
  answerCalls({ 'cart.setNote': () => new Problem(409, 'It is too long.') });
  await part.fill('Note to Rio Clay', ' Wrap it. ');
  part.lines();
  await part.leave();
  expect([part.changes(), sentNow()]).toEqual([
    ['− The workshop reads it with your order.', '+ It is too long.'],
    [['cart.setNote', { note: 'Wrap it.', sellerId: 'rio' }]],
  ]);
  // Nothing is left to be said, and so nothing went wrong.
  await part.fill('Note to Rio Clay', ' ');
  await part.leave();
  await part.press('Add a note to Rio Clay');
  expect(part.lines()).toEqual(['Note to Rio ClayOptional‹text›', 'The workshop reads it with your order.']);
  await part.fill('Note to Rio Clay', 'Wrap it.');
  answerCalls({ 'cart.setNote': ({ note }) => shownCart({ notes: note ? { rio: note } : {} }) });
  await part.key('Enter');
  expect([part.lines(), sentNow()]).toEqual([
    ['Note to Rio ClayOptional‹text Wrap it.›', 'Kept with your cart.'],
    [['cart.setNote', { note: 'Wrap it.', sellerId: 'rio' }]],
  ]);
  await part.leave();
  await part.fill('Note to Rio Clay', 'Wrap it well.');
  expect(part.changes()).toEqual([
    '− Note to Rio ClayOptional‹text Wrap it.›',
    '− Kept with your cart.',
    '+ Note to Rio ClayOptional‹text Wrap it well.›',
    '+ The workshop reads it with your order.',
  ]);
  await part.leave();
  expect([part.changes(), sentNow()]).toEqual([
    ['− The workshop reads it with your order.', '+ Kept with your cart.'],
    [['cart.setNote', { note: 'Wrap it well.', sellerId: 'rio' }]],
  ]);
  await part.fill('Note to Rio Clay', 'Wrap it well. ');
  await part.leave();
  expect(sentNow()).toEqual([]);
  await part.fill('Note to Rio Clay', '');
  await part.leave();
  expect([part.lines(), sentNow()]).toEqual([
    ['[Add a note to Rio Clay]'],
    [['cart.setNote', { note: '', sellerId: 'rio' }]],
  ]);
});

test('[CART-07] a note that stands there takes no focus', async () => {
  showCart(shownCart({ notes: { rio: 'Wrap it.' } }));
  const part = await openPart(MakerNote, { sellerId: 'rio', shopName: 'Rio Clay' });
  expect([part.lines(), document.activeElement?.localName]).toEqual([
    ['Note to Rio ClayOptional‹text Wrap it.›', 'The workshop reads it with your order.'],
    'body',
  ]);
  const field = part.find('Note to Rio Clay');
  await part.do(() => field.focus());
  await part.leave();
  await part.fill('Note to Rio Clay', 'Wrap it w');
  await part.key('e');
  expect([part.changes().length, sentNow()]).toEqual([2, []]);
});
