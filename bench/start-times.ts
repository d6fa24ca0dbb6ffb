import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverFlags } from '../scripts/server-flags.mjs';

export interface StartTimes {
  /** Milliseconds from the command to the printed address. */
  first: number;
  warm: number;
}

/** Starts the built product (packages and web are there already), and stops it once the address is printed. */
function startOnce(folder: string): Promise<number> {
  const root = join(import.meta.dirname, '..');
  const begin = performance.now();
  const child = spawn(process.execPath, [...serverFlags, 'src/server/app/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEMO: 'on', PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let time = 0;
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
    if (time === 0 && / is open at http/.test(said)) time = performance.now() - begin;
    // It listens to signals from its last line on.
    if (said.includes('Stop with Ctrl+C')) child.kill('SIGTERM');
  });
  return new Promise((resolve, reject) =>
    child.on('exit', () =>
      time > 0 ? resolve(time) : reject(new Error(`the product did not start: ${said.slice(-500)}`)),
    ),
  );
}

/** The first start makes the database and fills the demo shop; the warm one finds both. */
export async function startTimes(folder: string): Promise<StartTimes> {
  try {
    return { first: await startOnce(folder), warm: await startOnce(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
