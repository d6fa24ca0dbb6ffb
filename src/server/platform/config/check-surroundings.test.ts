import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareEnvironment } from '#test/builders/bare-environment.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { freePort } from '../../../../scripts/free-port.mjs';
import { checkPorts } from './check-ports.ts';
import { readConfig, SettingProblem } from './config.ts';
import { ensureFolder } from './ensure-folder.ts';

const folder = temporaryFolder('surroundings-');
const file = join(folder, 'file');
const taken = await freePort();
const blocker = createServer();
const main = join(import.meta.dirname, '../../app/main.ts');
const audit = join(import.meta.dirname, '../../app/audit-main.ts');

beforeAll(async () => {
  writeFileSync(file, 'kept');
  await new Promise<void>((resolve) => blocker.listen(taken, '127.0.0.1', resolve));
});
afterAll(() => {
  blocker.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A start that must not come up: what it said, and whether it made a database. */
function start(changes: Record<string, string>, program = main): [number | null, string[], boolean] {
  const dataDir = join(folder, `data-${Object.keys(changes).join('-')}`);
  const env = { ...bareEnvironment, PORT: '0', DATA_DIR: dataDir, ...changes };
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8', timeout: 120_000 });
  return [status, stderr.trim().split('\n'), existsSync(join(dataDir, 'postgres'))];
}

/** What a check of the start says; by its own the process says the same, as the starts below show. */
const refusal = async (check: () => unknown): Promise<string> => {
  try {
    await check();
    return 'nothing';
  } catch (error) {
    if (error instanceof SettingProblem) return error.message;
    throw error;
  }
};
const lineOf = (setting: string, why: string): RegExp =>
  new RegExp(`^The setting ${setting} is wrong: [^\\n]*${why}[^\\n]*\\.$`);
const portsOf = (changes: Record<string, string>) => () =>
  checkPorts(readConfig({ PORT: '0', DATA_DIR: folder, ...changes }));

test.each([
  ['of another machine', '192.0.2.1', 'no address of this machine'],
  ['that is no name', 'nowhere.invalid', 'has no address'],
  ['with a port', '127.0.0.1:80', 'has no address'],
])('[RUN-02] a HOST %s stops the start with one line', async (_what, host, why) => {
  expect(await refusal(portsOf({ HOST: host }))).toMatch(lineOf('HOST', why));
});

test.each([
  ['a file', file, 'is a file'],
  ['below a file', join(file, 'data'), 'a part of this path is a file'],
  ['where nothing can be written', '/proc/artisan', 'no folder can be made there'],
])('[RUN-02] a DATA_DIR that is %s is refused with one line, and nothing is touched', async (_what, path, why) => {
  expect(await refusal(() => ensureFolder(path))).toMatch(lineOf('DATA_DIR', why));
  expect(readFileSync(file, 'utf8')).toBe('kept');
});

test('[RUN-02] a DATA_DIR that does not do stops every program', () => {
  expect(start({ DATA_DIR: file })).toEqual([1, [expect.stringMatching(lineOf('DATA_DIR', 'is a file'))], false]);
  const [status, said] = start({ DATA_DIR: file }, audit);
  expect([status, said]).toEqual([
    2,
    [expect.stringMatching(/^The audit could not run: The setting DATA_DIR is wrong: .*\.$/)],
  ]);
});

test('[RUN-02] a DATA_DIR that this account may not write into stops the start with one line', () => {
  if (process.getuid?.() !== 0) return;
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const script = `import('${join(import.meta.dirname, 'ensure-folder.ts')}').then((m) => { process.setuid(65534); m.ensureFolder('${closed}/data'); })`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stderr).toContain('this account has no permission to write there');
});
