import { beforeEach, expect, test, vi } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import { window } from '#test/support/markup/browser.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { ReasonedActions } from './reasoned-actions.tsx';
import { savedScroll } from '#web/platform/router/navigation.ts';
import { Timeline } from './timeline.tsx';

const saved: string[][] = [];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  saved.length = 0;
  asAdmin('audit.view', 'users.view');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('[UX-96] acts that need words: none without three letters; then they are empty again', async () => {
  const sent: string[] = [];
  let done = 0;
  const call = (isSending = false, problem: object | null = null) => ({
    ...{ isSending, problem: partly<ApiProblem | null>(problem) },
    send: (text: string, on: { onSuccess: () => void }) => {
      sent.push(text);
      on.onSuccess();
    },
  });
  const props = (calls = [call(), call()]) => ({
    ...{ title: 'Take it off', children: 'It leaves the shop.', label: 'Reason', placeholder: '', most: 100 },
    actions: [
      { label: 'Hide it', done: 'It is hidden.', call: calls[0] ?? call() },
      { label: 'Ban it', done: 'It is banned.', isDanger: true, call: calls[1] ?? call() },
    ],
    onDone: () => void (done += 1),
  });
  await page.open(ReasonedActions, props());
  const first = page.lines();
  await page.type('Reason', ' ab ');
  const short = page.lines().slice(-3);
  await page.type('Reason', ' abc ');
  const ready = page.lines().slice(4);
  await page.press('Ban it');
  expect([first, short, ready, sent, done, server.said(), page.lines().slice(2, 4)]).toEqual([
    [
      'Take it off',
      'It leaves the shop.',
      'Reason',
      '‹›',
      '[Hide it – off]',
      '[Ban it – off]',
      'Write something first.',
    ],
    ['[Hide it – off]', '[Ban it – off]', 'Write something first.'],
    ['[Hide it]', '[Ban it]'],
    ['abc'],
    1,
    ['success: It is banned.'],
    ['Reason', '‹›'],
  ]);
  await page.again(ReasonedActions, props([call(true), call(false, { message: 'Not now.' })]));
  expect(page.lines().slice(2)).toEqual(['Reason', '‹›', 'alert: Not now.', '[Hide it – off]', '[Ban it – off]']);
});

test('[UX-96] what happened to a record, newest first, or what administrators did alone', async () => {
  const moment = (kind: string, changes: object = {}) => ({
    ...{
      at: at(1),
      kind,
      what: 'office.suspendPerson',
      who: 'Cy',
      by: 'master_admin',
      state: '',
      cents: null,
      stars: null,
    },
    ...{ isReported: false, device: '', isAct: false, href: '', quote: '', words: '', ip: '' },
    ...changes,
  });
  const moments = partly<Parameters<typeof Timeline>[0]['moments']>([
    moment('act', { isAct: true, quote: 'Fakes' }),
    moment('account', { href: '/admin/users/bo' }),
  ]);
  const both = await page.lookAt(Timeline, { moments, href: '/admin/users/bo' }, '/admin/users/bo');
  vi.stubGlobal('scrollY', 300);
  await page.press('Acts by us');
  vi.stubGlobal('scrollY', 0);
  // The page stays where one reads.
  expect(savedScroll((window.history.state as { key: string }).key)).toBe(300);
  const own = [page.lines(), page.address()];
  await page.press('All');
  expect([both, own, page.address()]).toEqual([
    [
      'Timeline',
      '[All (on)]',
      '[Acts by us]',
      'Suspended somebody',
      'by Cy, master admin',
      'Fakes',
      'Today 11:00',
      '[Account made → /admin/users/bo]',
      'Today 11:00',
    ],
    [
      ['Timeline', '[All]', '[Acts by us (on)]', 'Suspended somebody', 'by Cy, master admin', 'Fakes', 'Today 11:00'],
      '/admin/users/bo?show=acts',
    ],
    '/admin/users/bo',
  ]);
  expect((await page.lookAt(Timeline, { moments: [], href: '/x' }, '/x?show=acts')).at(-1)).toEqual(
    'No administrator has done anything here.',
  );
});
