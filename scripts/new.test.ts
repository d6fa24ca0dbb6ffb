import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const lists = ['src/domain/rooms.ts', 'src/server/app/rooms.ts', 'src/web/app/rooms.ts'];

test('a new room edits its own folders and the list of rooms of each floor, nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-room-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const list of lists) cpSync(list, join(folder, list));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const written = execFileSync(process.execPath, [join(process.cwd(), 'scripts/new.mjs'), 'room', 'example'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  expect(written.split('\n').filter((file) => !/^src\/(domain|(server|web)\/rooms)\/example\//.test(file))).toEqual(
    lists,
  );
});
