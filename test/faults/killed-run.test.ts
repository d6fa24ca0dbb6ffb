import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clusterFolder } from '#server/platform/database/cluster-folder.ts';
import { processesOf } from '#server/platform/database/stop-orphan.ts';
import { until } from '#test/builders/until.ts';
import { root } from './child-server.ts';

const program = `
  const { openRunCluster } = await import(${JSON.stringify(join(root, 'test/support/run-cluster.ts'))});
  const cluster = await openRunCluster();
  console.log('folder ' + cluster.folder);
  process.stdin.resume().on('end', () => void cluster.stop().then(() => process.exit(0)));`;

/** A run of tests that has opened its cluster and does nothing more. */
async function run(): Promise<{ child: ChildProcess; folder: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += String(chunk)));
  const folderOf = (): string => /^folder (.+)$/m.exec(said)?.[1] ?? '';
  await until(() => folderOf() !== '', 'the run has its cluster');
  return { child, folder: folderOf() };
}

test('[RUN-01] a run of tests that is killed leaves no database, the next one removes its folder and leaves none itself', async () => {
  const [killed, beside] = [await run(), await run()];
  killed.child.kill('SIGKILL');
  await until(() => processesOf(clusterFolder(killed.folder)).length === 0, 'the database has ended by itself');
  const next = await run();
  expect([killed, beside, next].map(({ folder }) => existsSync(folder))).toEqual([false, true, true]);
  for (const { child, folder } of [beside, next]) {
    child.stdin?.end();
    await until(() => !existsSync(folder), 'a run that ends removes its folder');
    await until(() => child.exitCode === 0, 'and ends');
  }
});
