import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const lists = ['src/domain/modules.ts', 'src/server/app/modules.ts', 'src/web/app/modules.ts'];

test('a new module edits its own folders and the list of modules of each layer, nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-module-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const list of lists) cpSync(list, join(folder, list));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const written = execFileSync(process.execPath, [join(process.cwd(), 'scripts/new.mjs'), 'module', 'example'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  expect(written.split('\n').filter((file) => !/^src\/(domain|(server|web)\/modules)\/example\//.test(file))).toEqual(
    lists,
  );
});
