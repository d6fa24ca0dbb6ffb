import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { moveCluster } from './cluster-folder.ts';
import { copyPrograms, linkLibraries } from './postgres-binaries.ts';

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
function packageWithLinks(home: string): string {
  const from = packageAt(join(home, 'package'));
  writeFileSync(join(from, 'package.json'), '{"version":"18.0.0"}');
  symlinkSync(join(from, 'native/lib/libpq.so.5.18'), join(from, 'native/lib/libpq.so.5'));
  return from;
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

test('[RUN-01] the links of a copy lead into the copy, and nothing half made stands beside it', () => {
  const home = folderOfTest();
  const to = copyPrograms(packageWithLinks(home), join(home, 'shared', 'artisan'));
  expect(readlinkSync(join(to, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect(lstatSync(to).mode & 0o005).toBe(0o005);
  expect(readdirSync(dirname(to))).toEqual(['postgres-18.0.0']);
});

test('[RUN-01] a copy that lacks a file, or part of one, is made again', () => {
  const home = folderOfTest();
  const from = packageWithLinks(home);
  const shared = join(home, 'shared');
  const library = join(copyPrograms(from, shared), 'native/lib/libpq.so.5.18');
  for (const damage of [() => rmSync(library), () => writeFileSync(library, 'the')]) {
    damage();
    expect(linked(copyPrograms(from, shared))).toBe('the library');
  }
  writeFileSync(join(shared, 'postgres-18.0.0', 'mark'), '');
  copyPrograms(from, shared);
  expect(existsSync(join(shared, 'postgres-18.0.0', 'mark'))).toBe(true);
});

test('[RUN-01] a database that lies where things are cleaned away moves as it is, and once', async () => {
  const home = folderOfTest();
  const [old, now] = [join(home, 'old', 'postgres'), join(home, 'now')];
  await moveCluster(old, now);
  expect(existsSync(now)).toBe(false);
  mkdirSync(old, { recursive: true });
  for (const name of ['PG_VERSION', 'initialised']) writeFileSync(join(old, name), '18');
  await moveCluster(old, now);
  expect([readdirSync(now).sort(), readdirSync(home)]).toEqual([['PG_VERSION', 'initialised'], ['now']]);
});
