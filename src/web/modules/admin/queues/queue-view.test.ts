import { createElement as h } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as page from '#test/support/markup/mounted.ts';
import { saidNow } from '#test/support/markup/shop.ts';
import type { Sanction, Verdict, Waiting } from './use-decisions.ts';
import { PickBox } from './queue-parts.tsx';
import { QueueView } from './queue-view.tsx';

type Shown = Parameters<typeof QueueView<Waiting>>[0];
const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, version: '1', name: `Piece ${id}` }));
let sent: unknown[] = [];
let renewed = 0;
beforeEach(() => {
  [sent, renewed] = [[], 0];
});
afterEach(page.close);

const queue = (changes: Partial<Shown> = {}): Shown => ({
  items,
  decisions: {
    prepare: (which: Waiting[], verdict: Verdict, reason: string) => async () => {
      const ids = which.map(({ id }) => id);
      sent.push([verdict, ids, ...(reason ? [reason] : [])]);
      return { undoId: 'u1', items: ids.map((id) => ({ id, done: true, problem: '' })) };
    },
    undoDecision: async () => ({ items: [] }),
    renew: () => void (renewed += 1),
    message: (which: Waiting[], verdict: Verdict) => `${verdict} ${which.length}`,
  },
  ...{ itemsName: 'pieces', labels: { approve: 'Approve', reject: 'Hide' }, mayDecide: true, hasMore: false },
  rejection: { titleOf: ({ name }: Waiting) => `Hide ${name}`, note: 'The seller reads it.', usual: ['Spam'] },
  empty: { title: 'Nothing waits', text: 'All done.' },
  children: ({ queue: state }) =>
    h(
      'ul',
      {},
      state.shown.map((item) =>
        h(
          'li',
          { key: item.id },
          h(PickBox<Waiting>, { queue: state, item }),
          item.name,
          item.id === state.current && '!',
        ),
      ),
    ),
  ...changes,
});
const measures: Record<Sanction, string> = { warn: 'Warn', suspend: 'Suspend' };
const open = (changes: Partial<Shown> = {}): Promise<void> => page.open(QueueView<Waiting>, queue(changes));
const dialog = (): string[] => page.lines(document.querySelector('dialog') ?? document.createElement('i'));

test('[UX-77, UX-98] a key decides where one is alone', async () => {
  await open();
  await page.hit('j');
  await page.hit('a');
  await page.press('Pick: Piece a');
  await page.press('Pick: Piece c');
  await page.press('Approve 2');
  expect([sent, renewed, page.lines().filter((line) => line.includes('Piece')), saidNow()]).toEqual([
    [
      ['approve', ['b']],
      ['approve', ['a', 'c']],
    ],
    2,
    ['‹checkbox Pick: Piece d›Piece d!'],
    ['success: approve 2 [Undo]'],
  ]);
});

test('[UX-77] a rejection asks for its reason once, and is for what was picked alone', async () => {
  await open();
  await page.hit('r');
  const one = [dialog()[0], dialog().at(-1)];
  await page.press('Cancel');
  await page.press('Pick: Piece b');
  await page.press('Pick: Piece c');
  await page.press('Hide 2');
  const two = [dialog()[0], dialog().at(-1)];
  await page.press('1 Spam');
  await page.press('Hide 2', -1);
  expect([one, two, sent]).toEqual([
    ['Hide Piece a', '[Hide it – off]'],
    ['Hide 2 pieces', '[Hide 2 – off]'],
    [['reject', ['b', 'c'], 'Spam']],
  ]);
});

test('[ADM-10] who may only read decides nothing, and picks nothing by a key or all at once', async () => {
  await open({ mayDecide: false, measures });
  for (const key of ['a', 'r', 'm', 'b', 'x']) await page.hit(key);
  expect([sent, dialog(), page.isThere('Pick all that are here'), page.isThere('Pick none')]).toEqual([
    [],
    [],
    false,
    false,
  ]);
});

test('[UX-77] of more than may go with one press the first are picked together', async () => {
  const many = Array.from({ length: 51 }, (_, at) => ({ id: `i${at}`, version: '1', name: `Piece ${at}` }));
  await open({ items: many });
  await page.press('Pick the first 50');
  await page.press('Approve 50');
  expect([sent, page.lines().filter((line) => line.includes('Piece'))]).toEqual([
    [['approve', many.slice(0, 50).map(({ id }) => id)]],
    ['‹checkbox Pick: Piece 50›Piece 50!'],
  ]);
  await open({ items: many.slice(1) });
  expect(page.isThere('Pick all that are here')).toBe(true);
});
