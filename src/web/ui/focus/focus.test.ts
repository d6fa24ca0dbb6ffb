import { type ComponentProps, createElement, createRef, Fragment, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, mountHook } from '#test/support/markup/mount.ts';
import { press, fill } from '#test/support/markup/interactions.ts';
import { button, find, focused } from '#test/support/markup/read.ts';
import { settle } from '#test/support/markup/settle.ts';
import { go } from '#web/platform/router/navigation.ts';
import { MoreButton } from '../more-button.tsx';
import { focusMistake, useRestoredFocus } from './keep-focus.ts';
import { isTypedInto, setKeysOn, useKeysOn } from './single-keys.ts';
import { useFocusByKeys } from './use-focus-by-keys.ts';
import { useIsMounted } from './use-is-mounted.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';

beforeEach(() => go('/', { replace: true }));
afterEach(() => void vi.restoreAllMocks());
const h = createElement;

const element = createRef<HTMLElement>();
/** A place of a page whose focus does not get lost. */
function FocusTarget({ children }: { children?: ReactNode }) {
  useRestoredFocus(element);
  return h('section', { ref: element }, h('h2', null, 'Your addresses'), children);
}
const named = (...names: string[]): ReactNode => names.map((name) => h('button', { key: name }, name));
const keyed = (key: string, ...children: ReactNode[]): ReactNode => h('div', { key }, ...children);
/** What has the focus once one thing gave way to the other. */
async function after(before: ReactNode, focus: string, then: ReactNode): Promise<string> {
  const { show, leave } = await mount(FocusTarget, { children: before });
  await settle(() => find('button, input', focus).focus());
  await show({ children: then });
  const name = focused();
  await leave();
  return name;
}
const field = (name: string): ReactNode => h('input', { key: name, 'aria-label': name });

test('[UX-100] where what had the focus gives way, it goes on', async () => {
  expect([
    await after(keyed('a', named('Save')), 'Save', keyed('b', named('Other', 'Save'))),
    await after(keyed('a', named('Edit')), 'Edit', keyed('b', field('Street'), named('Save'))),
    await after(keyed('a', named('Remove')), 'Remove', keyed('b', named('Undo'))),
    await after(keyed('a', named('Remove')), 'Remove', null),
    await after(keyed('a', named('Remove')), 'Remove', keyed('b', h('p', null, 'Gone'))),
    // What stays is left alone, also where others come and go beside it.
    await after([named('Stay'), keyed('a')], 'Stay', [named('Stay'), keyed('b', named('New'))]),
    // A list that is being read comes back by itself.
    await after(keyed('a', named('Remove')), 'Remove', keyed('b', h('i', { className: 'skeleton' }), named('Undo'))),
    // Words that come first are passed over, and what stands deeper is found.
    await after(keyed('a', named('Remove')), 'Remove', ['Removed.', keyed('b', named('Undo'))]),
    await after(
      h('ul', null, h('li', { key: 'a' }, named('Remove'))),
      'Remove',
      h('ul', null, h('li', { key: 'b' }, named('Undo'))),
    ),
    // The nearest heading.
    await after(
      h('section', null, h('h2', null, 'Of the jug'), keyed('a', named('Remove'))),
      'Remove',
      h('section', null, h('h2', null, 'Of the jug')),
    ),
    // What is off cannot have it.
    await after(keyed('a', named('Save')), 'Save', keyed('b', field('Words'), h('button', { disabled: true }, 'Save'))),
    // Files are chosen by their button.
    await after(keyed('a', named('Add')), 'Add', keyed('b', h('input', { type: 'file' }), field('Words'))),
  ]).toEqual([
    'Save',
    'Street',
    'Undo',
    'Your addresses',
    'Your addresses',
    'Stay',
    '',
    ...['Undo', 'Undo', 'Of the jug', 'Words'],
    'Words',
  ]);
});

test('[UX-100] a form that a button opened gives the focus back to it, however it was left', async () => {
  const list = keyed('list', named('Edit Vienna', 'Edit Linz'));
  const form = keyed('form', field('Street'), named('Save', 'Cancel'));
  const { show } = await mount<{ children: ReactNode }>(FocusTarget, { children: list });
  await settle(() => button('Edit Linz').focus());
  await show({ children: form });
  expect(focused()).toBe('Street');
  await settle(() => button('Cancel').focus());
  await show({ children: list });
  expect(focused()).toBe('Edit Linz');
  // Saved with the focus in the field, the button called by the same name is there again.
  await show({ children: form });
  expect(focused()).toBe('Street');
  await show({ children: list });
  expect(focused()).toBe('Edit Linz');
  // Nothing is open: what comes next is gone on to.
  await show({ children: keyed('other', named('New')) });
  expect(focused()).toBe('New');
});

test('[UX-100] a field alone is opened by its button too', async () => {
  const { show } = await mount<{ children: ReactNode }>(FocusTarget, { children: keyed('a', named('Edit')) });
  await settle(() => button('Edit').focus());
  await show({ children: keyed('b', field('Name')) });
  expect(focused()).toBe('Name');
  await show({ children: keyed('c', named('Other', 'Edit')) });
  expect(focused()).toBe('Edit');
  await show({ children: keyed('d', named('Undo')) });
  expect(focused()).toBe('Undo');
  await show({ children: keyed('e', named('Other', 'Edit')) });
  expect(focused()).toBe('Other');
});

test('[UX-100] focus is not moved back to a button that was left', async () => {
  const [added, removed] = [vi.spyOn(document, 'addEventListener'), vi.spyOn(document, 'removeEventListener')];
  const stopped = vi.spyOn(window.MutationObserver.prototype, 'disconnect');
  const { show, leave } = await mount<{ children: ReactNode }>(FocusTarget, { children: [named('Edit'), keyed('a')] });
  await settle(() => button('Edit').focus());
  await settle(() => button('Edit').blur());
  await show({ children: [named('Edit'), keyed('b', named('New'))] });
  expect(focused()).toBe('');
  const other = await mount(() => h(Fragment, null, named('Elsewhere')), {});
  await settle(() => button('Elsewhere').focus());
  await other.leave();
  await show({ children: [named('Edit'), keyed('c', named('Newer'))] });
  expect(focused()).toBe('');
  await leave();
  const own = (spy: typeof added): unknown[] =>
    spy.mock.calls
      .filter(([name]) => name === 'focusin' || name === 'pointerdown')
      .map(([name, operation]) => [name, operation]);
  expect([own(removed), own(removed).length, stopped.mock.calls.length]).toEqual([own(added), 2, 1]);
});

test('[UX-100] a button that is off after its press leaves the focus to its heading', async () => {
  const save = (disabled: boolean): ReactNode => h('button', { key: 'save', disabled }, 'Save');
  const { show } = await mount<{ children: ReactNode }>(FocusTarget, { children: save(false) });
  await settle(() => button('Save').focus());
  // As a browser does to what is off.
  await settle(() => button('Save').blur());
  await show({ children: save(true) });
  expect(focused()).toBe('Your addresses');
});

test('[UX-100] a button that was off while its act was under way has the focus again', async () => {
  const save = (disabled: boolean): ReactNode => h('button', { key: 'save', disabled }, 'Save');
  const { show } = await mount<{ children: ReactNode }>(FocusTarget, { children: save(false) });
  await settle(() => button('Save').focus());
  await show({ children: save(true) });
  await settle(() => find('button').blur());
  await vi.waitFor(() => expect(focused()).toBe('Your addresses'));
  await show({ children: save(false) });
  expect(focused()).toBe('Save');
});

test('[UX-100] a dialog without a heading takes the focus itself', async () => {
  const dialog = (...children: ReactNode[]): ReactNode =>
    h('dialog', { key: 'd', open: true, 'aria-label': 'Process Bo' }, ...children);
  const { show } = await mount<{ children: ReactNode }>(FocusTarget, { children: dialog(named('Erase')) });
  await settle(() => button('Erase').focus());
  await show({ children: dialog(h('p', { key: 'p' }, 'Asked.')) });
  expect(focused()).toBe('Process Bo');
});

test('[UX-100] a frame hands the focus on from the first key on', async () => {
  const frame = createRef<HTMLElement>();
  const Frame = ({ children }: { children?: ReactNode }) => {
    useFocusByKeys(frame);
    return h('main', { ref: frame }, h('h1', null, 'Tickets'), children);
  };
  const { show } = await mount<{ children: ReactNode }>(Frame, { children: keyed('a', named('Close')) });
  await settle(() => button('Close').focus());
  dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Tab' }));
  await vi.dynamicImportSettled();
  await show({ children: null });
  expect(focused()).toBe('Tickets');
});

test('[UX-100] another screen gives the focus to its own heading', async () => {
  const { show } = await mount<{ children: ReactNode }>(FocusTarget, { children: keyed('a', named('Open')) });
  await settle(() => button('Open').focus());
  await settle(() => go('/next'));
  await show({ children: keyed('b', named('Elsewhere')) });
  expect(focused()).toBe('');
});

test('[UX-100] a press beside everything lets go of the focus; one on a label does not', async () => {
  const { show } = await mount<{ children: ReactNode }>(FocusTarget, {
    children: [keyed('a', named('Edit')), h('p', { key: 'p' }, 'Words'), h('label', { key: 'l' }, 'Label')],
  });
  const gone = [h('p', { key: 'p' }, 'Words'), keyed('b', named('Undo'))];
  await settle(() => button('Edit').focus());
  await press(find('p'));
  await show({ children: gone });
  expect(focused()).toBe('');
  await show({
    children: [keyed('a', named('Edit')), h('p', { key: 'p' }, 'Words'), h('label', { key: 'l' }, 'Label')],
  });
  await settle(() => button('Edit').focus());
  await settle(() => find('label').dispatchEvent(new window.PointerEvent('pointerdown', { bubbles: true })));
  await show({ children: gone });
  expect(focused()).toBe('Undo');
  await mount(() => h(Fragment, null, named('Elsewhere')), {});
  await settle(() => button('Elsewhere').focus());
  await show({ children: keyed('c', named('New')) });
  expect(focused()).toBe('Elsewhere');
});

test('[UX-100] the first mistake of a form gets the focus, or the field that is named', async () => {
  const { place } = await mount(
    () => h('form', null, h('input', { 'aria-label': 'A' }), h('input', { 'aria-label': 'B', required: true })),
    {},
  );
  const form = place.querySelector('form') as HTMLFormElement;
  await settle(() => focusMistake(form));
  expect(focused()).toBe('B');
  await settle(() => focusMistake(form, '[aria-label=A]'));
  expect(focused()).toBe('A');
});

test('[UX-80] single keys act unless they were turned off, which is kept', async () => {
  const { now } = await mountHook(useKeysOn, {});
  const storedOf = (): string | null => localStorage.getItem('queue-keys');
  const states = [[now(), storedOf()]];
  for (const isOn of [false, true]) {
    await settle(() => setKeysOn(isOn));
    states.push([now(), storedOf()]);
  }
  expect(states).toEqual([
    [true, null],
    [false, 'off'],
    [true, null],
  ]);
  vi.resetModules();
  localStorage.setItem('queue-keys', 'off');
  const fresh = await import('./single-keys.ts');
  localStorage.removeItem('queue-keys');
  expect((await mountHook(fresh.useKeysOn, {})).now()).toBe(false);
  const typedInto = (html: string): boolean => {
    const box = document.createElement('div');
    box.innerHTML = html;
    return isTypedInto(box.firstElementChild);
  };
  expect(
    [
      '<input>',
      '<textarea>',
      '<select>',
      '<input type=checkbox>',
      '<input type=radio>',
      '<input type=button>',
      '<p>',
    ].map(typedInto),
  ).toEqual([true, true, true, false, false, false, false]);
  const written = Object.assign(document.createElement('p'), { isContentEditable: true });
  expect([isTypedInto(written), isTypedInto(null), isTypedInto(document)]).toEqual([true, false, false]);
});

test('[UX-42] a long field that the keys reach comes into view as a whole', async () => {
  const came = vi.spyOn(window.Element.prototype, 'scrollIntoView');
  const Area = () => h('textarea', useScrollIntoView() as object);
  await mount(Area, {});
  const area = find('textarea');
  await settle(() => area.focus());
  expect(came.mock.calls).toEqual([[{ block: 'nearest' }]]);
  await settle(() => area.blur());
  await press(area);
  expect(came).toHaveBeenCalledTimes(1);
  await settle(() => area.blur());
  await settle(() => area.focus());
  expect(came).toHaveBeenCalledTimes(2);
});

test('whether a screen is still there is known to an answer that comes later', async () => {
  const { now, leave } = await mountHook(useIsMounted, {});
  const isHere = now();
  expect(isHere()).toBe(true);
  await leave();
  expect(isHere()).toBe(false);
});

test('[UX-09] a screen names the tab, and takes the focus when one moves to it', async () => {
  vi.resetModules();
  const fresh = await import('../page-title.tsx');
  fresh.setSiteName('Linden Court');
  const Title = fresh.PageTitle;
  const shown = async (title: string): Promise<string[]> => {
    const { leave } = await mount(Title, { title });
    const now = [document.title, focused()];
    await leave();
    return now;
  };
  expect([await shown('Cart'), await shown('Linden Court'), await shown('Orders')]).toEqual([
    ['Cart – Linden Court', ''],
    ['Linden Court', 'Linden Court'],
    ['Orders – Linden Court', 'Orders'],
  ]);
  await settle(() => go('/#faq', { replace: true }));
  expect((await shown('Help'))[1]).toBe('');
  await settle(() => go('/search', { replace: true }));
  const { show } = await mount(() => h('input', { 'aria-label': 'Search' }), {});
  await fill(find('input'), 'jug');
  expect((await shown('Search'))[1]).toBe('Search');
  expect(document.activeElement?.localName).toBe('input');
  // What was typed on another screen is done.
  await settle(() => go('/cart', { replace: true }));
  const { leave } = await mount(Title, { title: 'Cart' });
  expect(document.activeElement?.localName).toBe('h1');
  await leave();
  await show({});
  const { place } = await mount(Title, { title: 'Jug', className: 'page-title', children: h('i', null, 'Jug, blue') });
  expect(place.innerHTML).toBe('<h1 tabindex="-1" class="page-title"><i>Jug, blue</i></h1>');
});

test('[UX-25, UX-100] the next ones: asked for once, a refusal is told', async () => {
  const fetchNextPage = vi.fn(async () => undefined);
  const List = ({ count, ...pages }: { count: number } & Partial<ComponentProps<typeof MoreButton>['pages']>) => [
    ...Array.from({ length: count }, (_, at) => h('a', { key: at, href: `#${at}`, className: 'piece' }, `Piece ${at}`)),
    h(MoreButton, {
      key: 'more',
      pages: { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage, ...pages },
      each: '.piece',
      children: 'Load more',
    }),
  ];
  const { show, lines } = await mount<Parameters<typeof List>[0]>(List, { count: 2 });
  const foot = (): string[] => lines().slice(-2);
  await settle(() => button('Load more').focus());
  const byKey = vi
    .spyOn(button('Load more'), 'matches')
    .mockImplementation((selector) => selector === ':focus-visible');
  await press(button('Load more'));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  await show({ count: 2, isFetchingNextPage: true, isFetchNextPageError: true });
  expect([foot(), find('button').getAttribute('aria-disabled')]).toEqual([
    ['[Piece 1 → #1]', '[Load more – off]'],
    'true',
  ]);
  expect(document.querySelectorAll('.spinner').length).toBe(1);
  await press(button('Load more'));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  await show({ count: 2, isFetchNextPageError: true });
  expect(foot()).toEqual(['alert: The next ones could not be loaded. Please try again.', '[Load more]']);
  await press(button('Load more'));
  await show({ count: 5, hasNextPage: false });
  expect([foot(), focused()]).toEqual([['[Piece 3 → #3]', '[Piece 4 → #4]'], 'Piece 2']);
  // Another list that is whole is no page that was asked for.
  await settle(() => find('a', 'Piece 2').blur());
  await show({ count: 2 });
  await show({ count: 5, hasNextPage: false });
  expect(focused()).toBe('');
  // Who used the mouse is where the page is; and so is who has gone elsewhere meanwhile.
  byKey.mockRestore();
  await show({ count: 2 });
  vi.spyOn(button('Load more'), 'matches').mockImplementation(() => false);
  await press(button('Load more'));
  await show({ count: 5, hasNextPage: false });
  expect(focused()).toBe('');
  await show({ count: 2 });
  vi.spyOn(button('Load more'), 'matches').mockImplementation((selector) => selector === ':focus-visible');
  await press(button('Load more'));
  await settle(() => find('a', 'Piece 0').focus());
  await show({ count: 5, hasNextPage: false });
  expect(focused()).toBe('Piece 0');
});
