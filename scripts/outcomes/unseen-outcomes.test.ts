import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeFolder } from '#test/support/remove-folder.ts';
import { unseenOutcomes } from './unseen-outcomes.mjs';

function folderOfRun(conditions: object[], ...workers: Record<string, number>[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'artisan-outcomes-'));
  onTestFinished(() => removeFolder(folder));
  for (const name of ['conditions', 'seen']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'conditions', 'all.json'), JSON.stringify(conditions));
  workers.forEach((seen, index) => writeFileSync(join(folder, 'seen', `${index}.json`), JSON.stringify(seen)));
  return folder;
}

const condition = (id: string, file: string, kind = 'condition') => ({ id, kind, file, line: 3, text: id });

test('what two workers saw is put together; rooms come first, what nobody reached last', () => {
  const conditions = [
    condition('both', 'src/web/rooms/cart/cart-page.tsx'),
    condition('unreached', 'src/web/rooms/cart/cart-page.tsx'),
    condition('frame', 'src/web/app/shell.tsx'),
    condition('bound', 'src/web/rooms/cart/cart-page.tsx', 'comparison'),
    condition('met', 'src/web/rooms/cart/cart-page.tsx', 'comparison'),
    condition('given', 'src/web/rooms/cart/cart-page.tsx', 'value'),
    condition('one', 'src/web/rooms/orders/order-page.tsx'),
    condition('rule', 'src/domain/cart/change-cart.ts'),
  ];
  const folder = folderOfRun(
    conditions,
    { both: 1, frame: 1, bound: 2, given: 1 },
    { both: 2, one: 2, met: 1, rule: 1 },
  );
  expect(unseenOutcomes(folder, 'src/web/')).toEqual({
    seen: 2,
    oneSided: 4,
    unreached: 1,
    lines: [
      'always false: src/web/rooms/orders/order-page.tsx:3  one',
      'always there: src/web/rooms/cart/cart-page.tsx:3  given',
      'never equal: src/web/rooms/cart/cart-page.tsx:3  bound',
      'always true: src/web/app/shell.tsx:3  frame',
      'never reached: src/web/rooms/cart/cart-page.tsx:3  unreached',
    ],
  });
});
