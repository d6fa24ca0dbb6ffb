import { createElement as h, createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { key, press } from '#test/support/markup/interactions.ts';
import { button, find, focused } from '#test/support/markup/read.ts';
import { settle } from '#test/support/markup/settle.ts';
import { DeskMenu, type MenuItem } from './desk/desk-menu.tsx';
import { Dialog } from './dialog.tsx';
import { useClosing } from './focus/use-closing.ts';
import { Tabs } from './tables/tabs.tsx';

const shownDialogs = (): number => document.querySelectorAll('dialog[open]').length;
/** A press at a place of the window, of which the dialog takes up the middle. */
const at = { clientX: 50, clientY: 50 };

test('[SHELL-13, UX-100] a dialog is modal, closes on Escape or beside it and nowhere else', async () => {
  const closed: string[] = [];
  const Page = ({ isOpen, onOutside }: { isOpen: boolean; onOutside?: (dialog: HTMLDialogElement) => void }) => [
    h('button', { key: 'opener' }, 'Open'),
    isOpen &&
      h(Dialog, {
        key: 'dialog',
        label: 'Note',
        className: 'dialog',
        onClose: () => void closed.push('close'),
        onOutside,
        children: h('button', null, 'Inside'),
      }),
  ];
  const { show } = await mount<Parameters<typeof Page>[0]>(Page, { isOpen: false });
  await settle(() => button('Open').focus());
  await show({ isOpen: true });
  const dialog = find<HTMLDialogElement>('dialog');
  expect([shownDialogs(), focused(), dialog.outerHTML]).toEqual([
    1,
    'Inside',
    '<dialog class="dialog" aria-label="Note" aria-modal="true" open=""><button>Inside</button></dialog>',
  ]);
  dialog.getBoundingClientRect = () => ({ left: 10, right: 90, top: 20, bottom: 80 }) as DOMRect;
  const escape = new Event('cancel', { cancelable: true });
  await settle(() => dialog.dispatchEvent(escape));
  expect([closed, escape.defaultPrevented]).toEqual([['close'], true]);
  // Its own padding, its edges, and what stands in it are not beside it.
  for (const facts of [at, { clientX: 10, clientY: 20 }, { clientX: 90, clientY: 80 }]) await press(dialog, facts);
  await press(button('Inside'), { clientX: 0, clientY: 0 });
  expect(closed).toEqual(['close']);
  for (const facts of [
    { ...at, clientX: 9 },
    { ...at, clientX: 91 },
    { ...at, clientY: 19 },
    { ...at, clientY: 81 },
  ])
    await press(dialog, facts);
  expect(closed.length).toBe(5);
  await settle(() => button('Inside').focus());
  // The focus stays where it is.
  await press(dialog, { clientX: 0, clientY: 0 });
  expect([closed.length, focused()]).toEqual([6, 'Inside']);
  const onOutside = vi.fn();
  await show({ isOpen: true, onOutside });
  await press(dialog, { clientX: 0, clientY: 0 });
  expect([closed.length, onOutside.mock.calls]).toEqual([6, [[dialog]]]);
  await show({ isOpen: false });
  expect([shownDialogs(), focused()]).toEqual([0, 'Open']);
});

const chosen: string[] = [];
const items: MenuItem[] = [
  { key: 'a', label: 'Archive', icon: 'archive', onChoose: () => void chosen.push('a') },
  { key: 'b', label: 'Keys', isOn: true, onChoose: () => void chosen.push('b') },
  { key: 'c', label: 'Sound', isOn: false, onChoose: () => void chosen.push('c') },
];

test('[UX-97] a menu moves by keys and gives the focus back', async () => {
  chosen.length = 0;
  const { lines, show } = await mount(DeskMenu, { label: 'More', icon: 'dots', items });
  const isOpen = (): boolean => document.querySelector('[role=menu]') !== null;
  await settle(() => button('More').focus());
  expect([await key('ArrowDown'), await key('Escape'), isOpen(), lines()]).toEqual([true, true, false, ['[More: ]']]);
  await press(button('More'));
  expect([lines(), focused(), button('More').getAttribute('aria-expanded')]).toEqual([
    ['[More: ]', '[Archive]', '[Keys]', '[Sound]'],
    'Archive',
    'true',
  ]);
  expect(
    [...document.querySelectorAll('[role=menu] button')].map((each) => [
      each.getAttribute('role'),
      each.getAttribute('aria-checked'),
      each.querySelectorAll('svg').length,
    ]),
  ).toEqual([
    ['menuitem', null, 1],
    ['menuitemcheckbox', 'true', 1],
    ['menuitemcheckbox', 'false', 0],
  ]);
  const outer = vi.fn();
  document.addEventListener('keydown', outer);
  const left: boolean[] = [];
  const path: string[] = [];
  for (const name of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    left.push(await key(name));
    path.push(focused());
  }
  expect([path, new Set(left), outer.mock.calls.length]).toEqual([
    ['Keys', 'Sound', 'Archive', 'Sound', 'Archive'],
    new Set([false]),
    0,
  ]);
  expect([await key('x'), isOpen(), outer.mock.calls.length]).toEqual([true, true, 1]);
  document.removeEventListener('keydown', outer);
  expect([await key('Escape'), isOpen(), focused()]).toEqual([false, false, 'More']);
  await press(button('More'));
  await key('ArrowDown');
  await press(button('Keys'));
  expect([chosen, isOpen(), focused()]).toEqual([['b'], false, 'More']);
  await press(button('More'));
  expect([await key('Tab'), isOpen()]).toEqual([true, false]);
  await press(button('More'));
  await press(find('[role=menu]'));
  expect(isOpen()).toBe(true);
  await press(document.body);
  expect(isOpen()).toBe(false);
  await press(button('More'));
  await press(button('More'));
  expect(isOpen()).toBe(false);
  // A key elsewhere opens it.
  await show({ label: 'More', icon: 'dots', items, opener: 1 });
  expect([isOpen(), focused()]).toEqual([true, 'Archive']);
});

test('[UX-97] a menu with its words on the button has them there', async () => {
  const html = async (props: object): Promise<string> => {
    const { place, leave } = await mount(DeskMenu, { label: 'Sort', items: items.slice(1, 2), ...props });
    await press(find('button'));
    const { innerHTML } = place;
    await leave();
    return innerHTML.replaceAll(/<svg.*?<\/svg>/g, '');
  };
  const list = (location: string): string =>
    `<div class="desk-menu__list ${location}" role="menu" aria-label="Sort"><button type="button" role="menuitemcheckbox" aria-checked="true" tabindex="-1"><span>Keys</span></button></div></span>`;
  expect([await html({ isWorded: true, opens: 'up' }), await html({ icon: 'dots' })]).toEqual([
    `<span class="desk-menu"><button type="button" class="d-btn d-ghost d-small" aria-haspopup="menu" aria-expanded="true">Sort</button>${list('desk-menu__list--up')}`,
    `<span class="desk-menu"><button type="button" class="d-icon-button" aria-label="Sort" title="Sort" aria-haspopup="menu" aria-expanded="true"></button>${list('')}`,
  ]);
});

/** A button with what it opens beside it. */
function Opener({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return h(
    'div',
    null,
    h('button', { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) }, 'Account'),
    isOpen &&
      h(Opened, {
        onClose: () => {
          setOpen(false);
          onClose();
        },
      }),
  );
}
const box = createRef<HTMLDivElement>();
function Opened({ onClose }: { onClose: () => void }) {
  useClosing(box, onClose);
  return h('div', { ref: box }, h('p', null, 'Ida'), h('a', { href: '#a' }, 'Orders'));
}

test('[UX-100] what a button opens beside itself takes the focus', async () => {
  const onClose = vi.fn();
  const { lines } = await mount(Opener, { onClose });
  await press(button('Account'));
  expect([lines(), focused()]).toEqual([['[Account]', 'Ida', '[Orders → #a]'], 'Orders']);
  await key('x');
  await press(find('p'));
  expect(onClose).not.toHaveBeenCalled();
  await settle(() => find('a').focus());
  await key('Escape');
  expect([lines(), focused(), onClose.mock.calls.length]).toEqual([['[Account]'], 'Account', 1]);
  await press(button('Account'));
  await press(document.body);
  expect([lines(), onClose.mock.calls.length]).toEqual([['[Account]'], 2]);
  // It listens no more.
  await press(document.body);
  await key('Escape');
  expect(onClose).toHaveBeenCalledTimes(2);
  await press(button('Account'));
  await press(button('Account'));
  expect([lines(), onClose.mock.calls.length]).toEqual([['[Account]'], 2]);
});

test('[UX-97] tabs: one of them is reached, arrows go round, choose and take the focus', async () => {
  const onChoose = vi.fn();
  const props = {
    label: 'Ways',
    tabs: [
      ['in', 'Sign in'],
      ['up', 'Sign up'],
      ['out', 'Leave'],
    ] as const,
    onChoose,
    children: 'What it shows',
  };
  const { place, show } = await mount(Tabs<'in' | 'up' | 'out'>, { ...props, current: 'in' });
  const tabs = () =>
    [...place.querySelectorAll('[role=tab]')].map((tab) => [
      tab.textContent,
      tab.getAttribute('aria-selected'),
      tab.getAttribute('tabindex'),
    ]);
  expect(tabs()).toEqual([
    ['Sign in', 'true', '0'],
    ['Sign up', 'false', '-1'],
    ['Leave', 'false', '-1'],
  ]);
  const panel = find('[role=tabpanel]');
  expect([
    panel.textContent,
    panel.getAttribute('aria-labelledby') === button('Sign in').id,
    new Set([...place.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-controls'))),
    find('[role=tablist]').getAttribute('aria-label'),
  ]).toEqual(['What it shows', true, new Set([panel.id]), 'Ways']);
  await press(button('Leave'));
  await settle(() => button('Sign in').focus());
  await key('ArrowLeft');
  expect(focused()).toBe('Leave');
  await show({ ...props, current: 'out' });
  await key('ArrowRight');
  expect(focused()).toBe('Sign in');
  await key('ArrowLeft');
  await key('ArrowDown');
  await key('Home');
  expect([onChoose.mock.calls.flat(), tabs()[2]]).toEqual([
    ['out', 'out', 'in', 'up'],
    ['Leave', 'true', '0'],
  ]);
});
