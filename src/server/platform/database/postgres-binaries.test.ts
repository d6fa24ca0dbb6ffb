import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { linkLibraries } from './postgres-binaries.ts';

function folderOfTest(): string {
  const folder = temporaryFolder('binaries');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
function packageAt(folder: string): string {
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'the library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  return folder;
}
const linked = (folder: string) => readFileSync(join(folder, 'native', 'lib', 'libpq.so.5'), 'utf8');

test('[RUN-01] the libraries are found after their folder was moved', () => {
  const home = folderOfTest();
  const folder = packageAt(join(home, 'here'));
  linkLibraries(folder);
  expect(linked(folder)).toBe('the library');
  renameSync(folder, join(home, 'there'));
  expect(linked(join(home, 'there'))).toBe('the library');
});

test('[RUN-01] a link that leads nowhere is made again', () => {
  const folder = packageAt(join(folderOfTest(), 'here'));
  symlinkSync('/nowhere/libpq.so.5.18', join(folder, 'native', 'lib', 'libpq.so.5'));
  linkLibraries(folder);
  linkLibraries(folder);
  expect(linked(folder)).toBe('the library');
});
