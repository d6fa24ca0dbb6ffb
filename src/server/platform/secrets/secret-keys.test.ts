import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import type { Config } from '../config/config.ts';
import { secretKeys } from './secret-keys.ts';

const program = `
  import { secretKeys } from ${JSON.stringify(join(import.meta.dirname, 'secret-keys.ts'))};
  process.stdin.once('data', () => {
    console.log(secretKeys({ DATA_DIR: process.argv[1] }).map(({ id }) => id).join());
    process.exit();
  });
  console.log('ready');`;

test('[VAULT-02, RUN-03] processes that start together in a new folder have the same key', async () => {
  const folder = join(temporaryFolder('secret-keys-'), 'new');
  const children = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    return { child, said: () => said, ready: once(child.stdout, 'data') };
  });
  await Promise.all(children.map(({ ready }) => ready));
  for (const { child } of children) child.stdin.write('go');
  await Promise.all(children.map(({ child }) => once(child, 'close')));
  const ids = children.map(({ said }) => said().trim().split('\n')[1]);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}$/);
  expect(new Set(ids).size).toBe(1);
  expect(readdirSync(folder)).toEqual(['secrets.key']);
});

test('[VAULT-02] an empty file is no key: nothing is sealed by it', () => {
  const folder = temporaryFolder('secret-keys-');
  writeFileSync(join(folder, 'secrets.key'), '');
  expect(() => secretKeys({ DATA_DIR: folder } as Config)).toThrow(/no key of secrets/);
});
