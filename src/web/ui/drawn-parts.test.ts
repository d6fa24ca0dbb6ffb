import type { ComponentProps, FunctionComponent } from 'react';
import { expect, test, vi } from 'vitest';
import { knowSettings, markupOf, shown } from '#test/support/markup/markup.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button, ButtonLink } from './button.tsx';
import { DeskButton, DeskButtonLink } from './desk/desk-button.tsx';
import { DeskEmpty, DeskFailed, DeskHead, DeskSection, DeskWaiting, TableSkeleton, Thumb } from './desk/desk-parts.tsx';
import { DeskTabs } from './desk/desk-tabs.tsx';
import { DeskTable } from './desk/desk-table.tsx';
import { NotYet } from './desk/not-yet.tsx';
import { ErrorBox } from './error-box.tsx';
import { Icon } from './icon.tsx';
import { LateFailedState } from './lazy/late-failed-state.tsx';
import { Pending } from './pending.tsx';
import { Picture, warmPicture } from './picture.tsx';
import { ProgressLine } from './progress/progress-line.tsx';
import { SectionHead } from './section-head.tsx';
import { SupportAddress } from './support-address.tsx';
import { Table } from './tables/table.tsx';
import { UploadRow } from './upload/upload-row.tsx';

type Row = ComponentProps<typeof UploadRow>;
const noop = (): void => undefined;
/** The markup without its drawings and without room that means nothing. */
const drawn = <Props extends object>(component: FunctionComponent<Props>, props: Props, at?: string): string =>
  markupOf(component, props, at)
    .replaceAll(/<svg class="([^"]*)".*?<\/svg>/g, '($1)')
    .replaceAll(/\s+(?=[">])/g, '');

test('a button looks by its kind and size, is named where it shows an icon alone, and stays in reach while it is busy', () => {
  expect([
    drawn(Button, { children: 'Go' }),
    drawn(Button, {
      kind: 'danger',
      size: 'buy',
      isWide: true,
      icon: 'cart',
      iconSize: 's',
      className: 'x',
      disabled: true,
    }),
    drawn(Button, { icon: 'x', label: 'Close', 'aria-expanded': true }),
    drawn(Button, { kind: 'primary', isBusy: true, hasSpinner: true, children: 'Send' }),
    drawn(Button, { kind: 'link', hasSpinner: true, children: 'Undo' }),
    drawn(ButtonLink, { kind: 'primary', href: '/cart', children: 'Cart' }),
    drawn(DeskButton, { children: 'Go' }),
    drawn(DeskButton, { kind: 'danger', isSmall: true, isKept: true, icon: 'trash', className: 'x', isBusy: true }),
    drawn(DeskButton, { icon: 'x', label: 'Close' }),
    drawn(DeskButtonLink, { kind: 'soft', href: '/cart', children: 'Cart' }),
  ]).toEqual([
    '<button type="button" class="button button--line">Go</button>',
    '<button type="button" class="button button--danger button--buy button--wide x" disabled="">(icon icon--s)</button>',
    '<button type="button" class="iconbtn" aria-label="Close" aria-expanded="true">(icon)</button>',
    '<button type="button" class="button button--ink" aria-disabled="true"><span class="spinner"></span>Send</button>',
    '<button type="button" class="link">Undo</button>',
    '<a href="/cart" class="button button--ink">Cart</a>',
    '<button type="button" class="d-btn">Go</button>',
    '<button type="button" class="d-btn d-dgr d-small d-keep x" aria-disabled="true">(icon)</button>',
    '<button type="button" class="d-icon-button" aria-label="Close">(icon)</button>',
    '<a href="/cart" class="d-btn d-soft">Cart</a>',
  ]);
});

test('the way back, the head of a section, a page’s tabs and marks of a record say where one is and where they lead', () => {
  const way = [
    { name: 'Home', href: '/' },
    { name: 'Jugs', href: '/category/jugs' },
  ];
  expect({
    crumbs: shown(Breadcrumbs, { items: way }, '/category/jugs'),
    section: shown(SectionHead, { title: 'New', link: { label: 'All', href: '/search' }, id: 'new' }),
    bareSection: drawn(SectionHead, { title: 'New' }),
    tabs: drawn(DeskTabs, {
      tabs: [
        { words: 'All', href: '/a', isCurrent: true, count: 12 },
        { words: 'Open', href: '/b', isCurrent: false, count: 0 },
        { words: 'Done', href: '/c', isCurrent: false },
      ],
    }),
    spaced: drawn(DeskTabs, { tabs: [], isSpaced: true }),
    head: drawn(DeskHead, {
      title: 'Order AM-2026-17 of Ida',
      crumb: { label: 'Orders', href: '/orders' },
      cap: 'Cap',
      sub: 'Sub',
      children: 'Acts',
    }),
    bareHead: drawn(DeskHead, { title: 'Orders' }),
    ruled: drawn(DeskSection, { title: 'Lines', note: 'Three', link: { label: 'All', href: '/all' }, id: 'l' }),
    bareRuled: drawn(DeskSection, { title: 'Lines' }),
  }).toEqual({
    crumbs: ['[Home → /]', '[Jugs → /category/jugs (here)]'],
    section: ['New', '[All → /search]'],
    bareSection: '<div class="section__head"><h2 tabindex="-1">New</h2></div>',
    tabs: '<nav class="d-tabs" aria-label="Views"><a href="/a" aria-current="page">All<b>12</b></a><a href="/b">Open<b>0</b></a><a href="/c">Done</a></nav>',
    spaced: '<nav class="d-tabs" aria-label="Views" style="margin-bottom:16px"></nav>',
    head: '<div class="d-page-head-text"><div><span class="d-cap">Cap</span><p class="d-crumb"><a href="/orders">Orders</a> (icon icon--s)</p><h1 tabindex="-1">Order <span style="white-space:nowrap">AM-2026-17</span> of Ida</h1><p class="d-sub">Sub</p></div><div class="d-acts">Acts</div></div>',
    bareHead: '<div class="d-page-head-text"><div><h1 tabindex="-1">Orders</h1></div></div>',
    ruled:
      '<div class="d-section-head" id="l"><h2>Lines</h2><p>Three</p><span class="d-spacer"></span><a href="/all" class="d-link d-small">All</a></div>',
    bareRuled: '<div class="d-section-head"><h2>Lines</h2><span class="d-spacer"></span></div>',
  });
});

test('what is empty, failed, on its way or wrong says so, with what is safe and another try', () => {
  const problem = { message: 'Being mended.', requestId: 'abcdef0123456789' };
  const call = { error: null, refetch: async () => undefined };
  expect({
    empty: drawn(DeskEmpty, { title: 'No orders', children: 'They come.', acts: 'Act', draw: 'needle' }),
    bareEmpty: shown(DeskEmpty, { title: 'No orders', children: 'They come.' }),
    failed: shown(DeskFailed, { what: 'The orders', safe: 'All is safe', problem, retry: noop }),
    numberless: shown(DeskFailed, {
      what: 'The orders',
      safe: 'All is safe',
      problem: { message: 'No.' },
      retry: noop,
    }),
    block: drawn(NotYet, { call, what: 'The figures', skeleton: { height: 30 } }),
    rows: drawn(NotYet, { call, what: 'The figures', skeleton: { columns: 2 } }).match(/<tr>/g)?.length,
    table: drawn(TableSkeleton, { columns: 3, label: 'Loading' }).split('</tr>')[0],
    page: drawn(DeskWaiting, {}),
    pending: drawn(Pending, { what: 'The figures', height: 40, error: null, retry: noop }),
    pendingFailed: shown(Pending, { what: 'The figures', height: 40, error: problem, retry: noop }),
    wrong: shown(ErrorBox, { text: 'It is sold.' }),
    right: ['', false, null].map((text) => drawn(ErrorBox, { text })),
    late: shown(LateFailedState, { what: 'Your cart', retry: noop }),
  }).toEqual({
    empty:
      '<div class="d-frame d-pad"><div class="d-empty">(d-art)<b class="d-empty-title">No orders</b><p class="d-t2">They come.</p><div class="d-acts" style="margin-top:8px">Act</div></div></div>',
    bareEmpty: ['No orders', 'They come.'],
    failed: ['alert:', 'The orders could not be readAll is safe', 'Being mended.', '[Try again]', 'Error 23456789'],
    numberless: ['alert:', 'The orders could not be readAll is safe', 'No.', '[Try again]'],
    block: '<i class="d-skeleton" role="status" aria-label="Loading the figures" style="width:100%;height:30px"></i>',
    rows: 5,
    table:
      '<div class="d-frame" style="overflow:hidden" role="status" aria-label="Loading"><table class="d-idx" aria-hidden="true"><tbody><tr><td><i class="d-skeleton" style="width:72px"></i></td><td><i class="d-skeleton" style="width:96px"></i></td><td><i class="d-skeleton" style="width:72px"></i></td>',
    page: '<main id="main" class="d-main" aria-busy="true"><i class="d-skeleton" style="width:240px;height:30px"></i></main>',
    pending: '<span class="skeleton" style="height:40px" role="status" aria-label="Loading the figures"></span>',
    pendingFailed: [
      'alert:',
      'The figures could not be loaded',
      'Being mended. Nothing of yours is lost.Error 23456789',
      '[Try again]',
    ],
    wrong: ['alert: It is sold.'],
    right: ['', '', ''],
    late: [],
  });
});

test('[UX-86] a table names its columns, its rows and, on a phone, its values; a mere edge is none', () => {
  const columns = [
    { head: 'Name', isRowHead: true, width: 80, cell: () => 'Jug' },
    { head: 'Sum of all', short: 'Sum', className: 'sum', isNumber: true, cell: () => '1' },
    { head: 'Acts', isHeadHidden: true, headClassName: 'hid', cell: () => 'Go' },
    { head: null, cell: () => '' },
  ];
  const props = { caption: 'Of all', columns, rows: ['a'], keyOf: (row: string) => row, detailOf: () => 'More' };
  const rows =
    '<tbody><tr id="r" class="is-on"><th scope="row">Jug</th><td class="sum" data-label="Sum">1</td><td>Go</td><td aria-hidden="true"></td></tr><tr><td colSpan="4" class="d-detail">More</td></tr></tbody></table>';
  const caption = '<caption class="visually-hidden">Of all</caption>';
  const hidden = '<span class="visually-hidden">Acts</span></th>';
  expect(drawn(Table<string>, { ...props, rowProps: () => ({ id: 'r', className: 'is-on' }) })).toBe(
    `<table>${caption}<thead><tr><th scope="col" style="width:80px">Name</th><th scope="col">Sum of all</th><th scope="col" class="hid">${hidden}<th aria-hidden="true"></th></tr></thead>${rows}`,
  );
  expect(drawn(DeskTable<string>, { ...props, className: 'd-tight', detailOf: undefined })).toBe(
    `<div class="d-frame"><table class="d-idx d-tight">${caption}<thead><tr><th scope="col" style="width:80px">Name</th><th scope="col" class="d-num">Sum of all</th><th scope="col" class="hid">${hidden}<th aria-hidden="true"></th></tr></thead><tbody><tr><th scope="row" class="">Jug</th><td class="d-num sum" data-label="Sum">1</td><td class="">Go</td><td class="" aria-hidden="true"></td></tr></tbody></table></div>`,
  );
  expect(drawn(DeskTable<string>, { ...props, isBare: true }).slice(0, 28)).toBe(
    '<table class="d-idx d-stack">'.slice(0, 28),
  );
});

test('[FILE-02] a file on its way: how far, in a bar and in words, what can be done with it, and aloud only what changes in kind', () => {
  const row = (props: Pick<Row, 'state'> & Partial<Row>): string[] =>
    shown(UploadRow, { name: 'jug.jpg', part: 0.429, ...props });
  const acts = { onPause: noop, onResume: noop, onRetry: noop, onCancel: noop, onPutAway: noop };
  expect([
    row({ state: 'running', onPause: noop, onCancel: noop }),
    row({ state: 'paused', onResume: noop }),
    row({ state: 'checking' }),
    row({ state: 'error', problem: 'It is too large.', ...acts }),
    drawn(UploadRow, { name: 'jug.jpg', part: 0.5, state: 'canceled' }),
  ]).toEqual([
    ['jug.jpg', 'Uploading 42 %', 'status:', '[Pause: jug.jpg: Pause]', '[Cancel: jug.jpg: Cancel]'],
    ['jug.jpg', 'Paused at 42 %', 'status: Paused at 42 %', '[Resume: jug.jpg: Resume]'],
    ['jug.jpg', 'Checking the file', 'status: Checking the file'],
    [
      ...['jug.jpg', 'alert: It is too large.', 'status:', '[Pause: jug.jpg: Pause]', '[Resume: jug.jpg: Resume]'],
      ...['[Try again: jug.jpg: Try again]', '[Cancel: jug.jpg: Cancel]', '[Put away: jug.jpg: Put away]'],
    ],
    '<div class="upload-row" data-state="canceled" role="group" aria-label="Upload of jug.jpg"><p class="upload-row__name">jug.jpg</p><progress max="1" value="0.5" aria-label="Upload of jug.jpg"></progress><p class="upload-row__state">Canceled</p><p class="visually-hidden" role="status">Canceled</p><p class="upload-row__acts"></p></div>',
  ]);
});

test('how far long work came is a line and the same in words; while nobody knows, no more than the words', () => {
  expect([
    drawn(ProgressLine, { words: '3 of 10', value: 3, max: 10 }),
    drawn(ProgressLine, { words: 'Begins', value: 0, max: 0 }),
  ]).toEqual([
    '<div class="progress-line"><progress aria-label="3 of 10" max="10" value="3"></progress><p role="status">3 of 10</p></div>',
    '<div class="progress-line"><progress aria-label="Begins" max="1"></progress><p role="status">Begins</p></div>',
  ]);
});

test('[SUP-01] the one address to write to begins a mail, with its subject where there is one', () => {
  knowSettings({ supportEmail: 'hello@linden.example' });
  expect([drawn(SupportAddress, {}), drawn(SupportAddress, { subject: 'Order 7 & more' })]).toEqual([
    '<a class="link" href="mailto:hello@linden.example">hello@linden.example</a>',
    '<a class="link" href="mailto:hello@linden.example?subject=Order%207%20%26%20more">hello@linden.example</a>',
  ]);
});

test('pictures: a small one of a record around its focal point, none in its place, and one that is fetched ahead', () => {
  const picture = { id: 'p1', alt: 'A jug', width: 800, height: 600, colour: '#aabbcc', focusX: 0.25, focusY: 0.5 };
  expect([
    drawn(Thumb, { picture }),
    drawn(Thumb, { picture: null, size: 20 }),
    drawn(Icon, { name: 'x', size: 'l' }),
  ]).toEqual([
    '<img class="d-thumb" src="/pictures/p1/320.webp" alt="" width="40" height="40" loading="lazy" style="width:40px;height:40px;background:#aabbcc;object-position:25% 50%"/>',
    '<span class="d-thumb" style="width:20px;height:20px" aria-hidden="true"></span>',
    '(icon icon--l)',
  ]);
  const images: { sizes?: string; srcset?: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      sizes = '';
      srcset = '';
      constructor() {
        images.push(this);
      }
    },
  );
  warmPicture(picture, '56px');
  const html = markupOf(Picture, { picture, sizes: '56px' });
  const of = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`, 'i').exec(html)?.[1];
  expect(images.map((image) => [image.sizes, image.srcset])).toEqual([[of('sizes'), of('srcset')]]);
  expect(of('srcset')).toMatch(/^\/pictures\/p1\/80\.avif 80w, /);
});
