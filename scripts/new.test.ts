import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What the command writes beside copies of `files`, in their order. */
function writtenBy(wanted: string[], files: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'new-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) cpSync(file, join(folder, file));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const command = join(process.cwd(), 'scripts/new.mjs');
  return execFileSync(process.execPath, [command, ...wanted], { cwd: folder, encoding: 'utf8' })
    .trim()
    .split('\n');
}

const lists = ['src/domain/modules.ts', 'src/server/app/modules.ts', 'src/web/app/modules.ts'];

test('a new module edits its own folders and the list of modules of each layer', () => {
  const written = writtenBy(['module', 'example'], lists);
  expect(written.filter((file) => !/^src\/(domain|(server|web)\/modules)\/example\//.test(file))).toEqual(lists);
});

const manifest = 'src/server/modules/alerts/module.ts';
const settings = ['src/server/platform/config/settings.ts', 'src/server/platform/config/config.test.ts', 'README.md'];
test.each([
  ['event', 'orders.noted', ['src/domain/orders/events.ts'], []],
  ['reaction', 'alerts.orders.noted', [manifest], ['src/server/modules/alerts/on-orders-noted.ts']],
  ['setting', 'EXAMPLE', settings, []],
  [
    ...['section', 'payments.admin.example', ['src/web/modules/payments/admin/sections.tsx']],
    ['src/web/modules/payments/admin/texts/example-texts.ts', 'src/web/modules/payments/admin/example-page.tsx'],
  ],
] as [string, string, string[], string[]][])('a new %s edits the files that name it', (kind, name, edited, made) => {
  expect(writtenBy([kind, name], edited).toSorted()).toEqual([...edited, ...made].toSorted());
});
