import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { findRunning, lockDataDir } from './folder-lock.ts';

const folder = temporaryFolder('folder-lock-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[RUN-03] a folder is run on by the process that noted itself there', () => {
  expect(findRunning(folder)).toBeNull();
  const lock = lockDataDir(folder);
  lock.note({ address: 'http://localhost:1' });
  expect(findRunning(folder)).toMatchObject({ pid: process.pid, address: 'http://localhost:1' });
  const path = join(folder, 'running.json');
  const noted = readFileSync(path, 'utf8');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(noted), startedAt: '1' }));
  expect(findRunning(folder)).toBeNull();
  writeFileSync(path, JSON.stringify({ ...JSON.parse(noted), pid: 4_194_305 }));
  expect(findRunning(folder)).toBeNull();
  writeFileSync(path, noted);
  lock.release();
  expect(findRunning(folder)).toBeNull();
});
