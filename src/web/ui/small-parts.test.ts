import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markupOf, shown } from '#test/support/markup/markup.ts';
import { day, days } from './day.ts';
import { DeskMore } from './desk/desk-list.tsx';
import { DeskTable } from './desk/desk-table.tsx';
import { MakersMark } from './makers-mark.tsx';
import { Picture } from './picture.tsx';
import { EmptyState, FailedState } from './states.tsx';
import { Stepper } from './stepper.tsx';
import { ToastStack } from './toasts/toast-stack.tsx';
import { showToast, toasts } from './toasts/toasts.ts';

const noop = () => undefined;

test('[UX-43] days stand together, broken only after the dash; one day stands alone', () => {
  expect(day('2026-12-05')).toBe('Sat\u00a05\u00a0Dec');
  expect(days('2026-12-05', '2026-12-08')).toBe('Sat\u00a05\u00a0Dec\u00a0– Tue\u00a08\u00a0Dec');
  expect(days('2026-12-05', '2026-12-05T23:00:00.000Z')).toBe('Sat\u00a05\u00a0Dec');
});

test('[UX-86] the foot of a list: how many, the next ones, while they come, and where they could not be read', () => {
  const foot = (changes: object, children?: string) =>
    shown(DeskMore, {
      pages: {
        hasNextPage: true,
        isFetchingNextPage: false,
        isFetchNextPageError: false,
        fetchNextPage: async () => undefined,
        ...changes,
      },
      children,
    });
  expect([
    foot({}),
    foot({}, '20 shown'),
    foot({ isFetchingNextPage: true }),
    foot({ isFetchNextPageError: true }),
    foot({ isFetchingNextPage: true, isFetchNextPageError: true }),
    foot({ hasNextPage: false }),
    foot({ hasNextPage: false }, '2 shown'),
  ]).toEqual([
    ['[Load more]'],
    ['status: 20 shown[Load more]'],
    ['[Loading… – off]'],
    ['alert: The next ones could not be read. What stands here is complete.[Try again]'],
    ['alert: The next ones could not be read. What stands here is complete.[Loading… – off]'],
    [],
    ['status: 2 shown'],
  ]);
});

test('[UX-86] a table that is being read, could not be, has nothing, or has rows', () => {
  const columns = [
    { head: 'Name', isRowHead: true, cell: ({ name }: { name: string }) => name },
    { head: 'Sum', isNumber: true, cell: ({ name }: { name: string }) => name.length },
    { head: 'Acts', isHeadHidden: true, cell: () => null },
    { head: null, cell: () => 'edge' },
  ];
  const table = (more: object) =>
    shown(DeskTable<{ name: string }>, {
      caption: 'Names',
      columns,
      rows: undefined,
      keyOf: ({ name }) => name,
      ...more,
    });
  const call = { error: null, refetch: async () => undefined };
  const unread = { call, what: 'The names' };
  expect({
    nothing: table({}),
    loading: table({ unread }),
    called: table({ unread: { ...unread, loading: 'Names are on their way' } }),
    failed: table({ unread: { ...unread, call: { ...call, error: { message: 'Being mended.' } } } }),
    safe: table({
      unread: { ...unread, safe: 'They are safe', call: { ...call, error: { message: 'Being mended.' } } },
    }),
    empty: table({ rows: [], empty: 'No name yet' }),
    rows: table({
      rows: [{ name: 'Ida' }, { name: 'Bo' }],
      detailOf: ({ name }: { name: string }) => name === 'Bo' && 'Of Bo',
    }),
  }).toEqual({
    called: ['status: Names are on their way'],
    empty: ['No name yet'],
    failed: [
      'alert:',
      'The names could not be readNothing is lost, only this list is missing',
      'Being mended.',
      '[Try again]',
    ],
    loading: ['status: Loading the names'],
    nothing: [],
    rows: ['Names', 'Name | Sum | Acts', 'Ida | 3 | | edge', 'Bo | 2 | | edge', 'Of Bo'],
    safe: ['alert:', 'The names could not be readThey are safe', 'Being mended.', '[Try again]'],
  });
});

test('an empty place and one that failed: what it is, why, and the ways on', () => {
  const retry = noop;
  expect({
    bare: shown(EmptyState, { title: 'Nothing' }),
    page: markupOf(EmptyState, { title: 'Nothing', isPage: true }).includes('<h1'),
    link: shown(EmptyState, {
      title: 'Nothing',
      children: 'Yet.',
      act: { label: 'Go', href: '/go' },
      also: { label: 'Or', href: '/or' },
    }),
    press: shown(EmptyState, { title: 'Nothing', act: { label: 'Do', onClick: noop } }),
    failed: shown(FailedState, { what: 'Your cart', retry }),
    known: shown(FailedState, {
      what: 'Your cart',
      problem: { message: 'Being mended.', requestId: 'abcdef0123456789' },
      retry,
    }),
  }).toEqual({
    bare: ['Nothing'],
    failed: [
      'alert:',
      'Your cart could not be loaded',
      'The shop did not answer. Nothing of yours is lost.',
      '[Try again]',
    ],
    known: [
      'alert:',
      'Your cart could not be loaded',
      'Being mended. Nothing of yours is lost.Error 23456789',
      '[Try again]',
    ],
    link: ['Nothing', 'Yet.', '[Go → /go]', '[Or → /or]'],
    page: true,
    press: ['Nothing', '[Do]'],
  });
});

test('[UX-43] a number goes no lower and no higher than it may', () => {
  const stepper = (value: number, more: object = {}) =>
    shown(Stepper, { value, max: 3, onChange: noop, ...more }).join('');
  expect([
    stepper(1),
    stepper(2),
    stepper(3),
    stepper(4),
    stepper(1, { min: 0 }),
    stepper(0, { min: 0, label: 'Of Jug' }),
  ]).toEqual([
    '[One less: – off]‹text Quantity 1›[One more: ]',
    '[One less: ]‹text Quantity 2›[One more: ]',
    '[One less: ]‹text Quantity 3›[One more: – off]',
    '[One less: ]‹text Quantity 4›[One more: – off]',
    '[One less: ]‹text Quantity 1›[One more: ]',
    '[One less: – off]‹text Of Jug 0›[One more: ]',
  ]);
});

test('a picture stands around its focal point, the first of a screen is fetched first; none is no place', () => {
  const picture = { id: 'p1', alt: 'A jug', width: 800, height: 600, colour: '#aabbcc', focusX: 0.25, focusY: 0.5 };
  const at = (more: object) => {
    const html = markupOf(Picture, { picture, sizes: '56px', ...more });
    return ['src', 'alt', 'loading', 'fetchPriority', 'decoding', 'style'].map(
      (name) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(html)?.[1],
    );
  };
  expect([at({}), at({ first: true, alt: '' })]).toEqual([
    ['/pictures/p1/640.webp', 'A jug', 'lazy', 'auto', 'async', 'object-position:25% 50%;--ground:#aabbcc'],
    ['/pictures/p1/640.webp', '', 'eager', 'high', 'sync', 'object-position:25% 50%;--ground:#aabbcc'],
  ]);
  expect(markupOf(Picture, { picture: null, sizes: '56px' })).toBe('');
});

test('a shop’s stamp has its initials, and the same shape each time', () => {
  const initials = (name: string, slug = 'x') => /<text[^>]*>([^<]*)</.exec(markupOf(MakersMark, { name, slug }))?.[1];
  expect([
    initials('Rio Clay'),
    initials('rio'),
    initials('Hearth & Wick Ltd'),
    initials('  öl  '),
    initials(''),
  ]).toEqual(['RC', 'R', 'HW', 'Ö', '']);
  const shape = (slug: string) => /<(circle|rect|path|ellipse)/.exec(markupOf(MakersMark, { name: 'A', slug }))?.[1];
  expect(['a', 'b', 'c', 'd', 'e'].map(shape)).toEqual(['a', 'b', 'c', 'd', 'e'].map(shape));
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(shape)).size).toBeGreaterThan(2);
});

test('[UX-76] a message is read out by its kind, can be closed, and offers what can be done', () => {
  for (const type of ['success', 'error', 'warning', 'info'] as const) showToast(`A ${type}`, { type });
  showToast('Removed', { act: { label: 'Undo', onClick: noop } });
  const lines = shown(ToastStack, {});
  const loud = [...markupOf(ToastStack, {}).matchAll(/<b class="([^"]*)">([^<]*)</g)].map(([, hidden, kind]) => [
    kind,
    hidden !== 'visually-hidden',
  ]);
  toasts.set([]);
  expect(lines).toEqual([
    'status:',
    'Please noteA warning',
    '[Close this message: ]',
    'status:',
    'For you to knowA info',
    '[Close this message: ]',
    'status:',
    'For you to knowRemoved',
    '[Undo]',
    '[Close this message: ]',
  ]);
  expect(loud).toEqual([
    ['Please note', true],
    ['For you to know', false],
    ['For you to know', false],
  ]);
  expect(shown(() => createElement(ToastStack), {})).toEqual([]);
});
