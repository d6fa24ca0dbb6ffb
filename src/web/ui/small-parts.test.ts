import { expect, test } from 'vitest';
import { markupOf, shown } from '#test/support/markup/markup.ts';
import { day, days } from './day.ts';
import { DeskTable } from './desk/desk-table.tsx';
import { MakersMark } from './makers-mark.tsx';
import { Picture } from './picture.tsx';

test('[UX-43] days stand together, broken only after the dash; one day stands alone', () => {
  expect(day('2026-12-05')).toBe('Sat\u00a05\u00a0Dec');
  expect(days('2026-12-05', '2026-12-08')).toBe('Sat\u00a05\u00a0Dec\u00a0– Tue\u00a08\u00a0Dec');
  expect(days('2026-12-05', '2026-12-05T23:00:00.000Z')).toBe('Sat\u00a05\u00a0Dec');
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

test('a picture stands around its focal point, the first of a screen is fetched first', () => {
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
  const shape = (slug: string) => /<path d="([^"]*)"/.exec(markupOf(MakersMark, { name: 'A', slug }))?.[1];
  expect(['a', 'b', 'c', 'd', 'e'].map(shape)).toEqual(['a', 'b', 'c', 'd', 'e'].map(shape));
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(shape)).size).toBeGreaterThan(2);
});
