import type { FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { knowSettings, markupOf, shown } from '#test/support/markup/markup.ts';
import { DeskEmpty, DeskFailed, DeskWaiting, TableSkeleton } from './desk/desk-parts.tsx';
import { NotYet } from './desk/not-yet.tsx';
import { ErrorBox } from './notices/error-box.tsx';
import { LateFailedState } from './lazy/late-failed-state.tsx';
import { Pending } from './pending.tsx';
import { ProgressLine } from './progress/progress-line.tsx';
import { SupportAddress } from './support-address.tsx';

const noop = (): void => undefined;
/** The markup without its drawings and without room that means nothing. */
const drawn = <Props extends object>(component: FunctionComponent<Props>, props: Props, at?: string): string =>
  markupOf(component, props, at)
    .replaceAll(/<svg class="([^"]*)".*?<\/svg>/g, '($1)')
    .replaceAll(/\s+(?=[">])/g, '');

test('what is empty, failed, on its way or wrong says so', () => {
  const problem = { message: 'Being mended.', requestId: 'abcdef0123456789' };
  const call = { error: null, refetch: async () => undefined };
  expect({
    empty: drawn(DeskEmpty, { title: 'No orders', children: 'They come.', actions: 'Act', draw: 'needle' }),
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
      '<div class="d-frame d-pad"><div class="d-empty">(d-art)<b class="d-empty-title">No orders</b><p class="d-t2">They come.</p><div class="d-acts d-empty-acts">Act</div></div></div>',
    bareEmpty: ['No orders', 'They come.'],
    failed: ['alert:', 'The orders could not be readAll is safe', 'Being mended.', '[Try again]', 'Error 23456789'],
    numberless: ['alert:', 'The orders could not be readAll is safe', 'No.', '[Try again]'],
    block: '<i role="status" aria-label="Loading the figures" class="d-skeleton" style="width:100%;height:30px"></i>',
    rows: 5,
    table:
      '<div class="d-frame d-frame--loading" role="status" aria-label="Loading"><table class="d-idx" aria-hidden="true"><tbody><tr><td><i class="d-skeleton" style="width:72px"></i></td><td><i class="d-skeleton" style="width:96px"></i></td><td><i class="d-skeleton" style="width:72px"></i></td>',
    page: '<main id="main" class="d-main" aria-busy="true"><i class="d-skeleton" style="width:240px;height:30px"></i></main>',
    pending: '<span role="status" aria-label="Loading the figures" class="skeleton" style="height:40px"></span>',
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

test('how far long work came is a line and the same in words', () => {
  expect([
    drawn(ProgressLine, { label: '3 of 10', value: 3, max: 10 }),
    drawn(ProgressLine, { label: 'Begins', value: 0, max: 0 }),
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
