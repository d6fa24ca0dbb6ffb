import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appAnswering } from '#test/builders/app-answering.ts';
import { cheapPasswords } from '#test/support/cheap-passwords.ts';
import { isolatedSettings } from '#test/support/isolated-settings.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { chosenClock } from './clock/clock.ts';
import { readConfig } from './config/config.ts';
import { findRunning } from './folder-lock.ts';
import { silentLog } from './log/log.ts';
import { configuredDatabase, startRuntime } from './start-runtime.ts';

test('[RUN-12] a start on a database of another version is refused', async () => {
  const own = await isolatedSettings({ CLOCK: 'simulated' });
  const options = { config: readConfig(own.env), passwordCost: cheapPasswords, log: silentLog };
  const first = await startRuntime({ ...options, beside: true });
  expect((await first.app.db.query({ text: 'SELECT 1 FROM platform_clock' })).rowCount).toBe(0);
  await first.app.db.query({ text: `UPDATE schema_migrations SET sha256 = 'other' WHERE name = 'platform'` });
  await first.stop();
  await expect(startRuntime(options)).rejects.toThrow('made by another version');
  const tool = await startRuntime({ ...options, beside: true });
  expect((await tool.app.db.query({ text: 'SELECT 1' })).rowCount).toBe(1);
  await tool.stop();
  await own.remove();
});

test('[RUN-03] a start whose database cannot be made leaves the folder to the next', async () => {
  const folder = temporaryFolder('start-runtime-');
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, 'postgres'), 'no folder');
  await expect(configuredDatabase({ config: readConfig({ DATA_DIR: folder }) })).rejects.toThrow();
  expect(findRunning(folder)).toBeNull();
  rmSync(folder, { recursive: true, force: true });
});

test('[RUN-09] who insists on the system’s clock may find data a minute ahead of it, not more', async () => {
  const choose = (ahead: number | null, wanted?: 'system' | 'simulated') => {
    const { app, sent } = appAnswering({ '': () => (ahead === null ? [] : [{ offset_ms: ahead }]) });
    return chosenClock(app.db, wanted).then(
      (clock) => [clock.isSimulated, clock.ahead, sent.filter(([, , text]) => text.startsWith('INSERT')).length],
      (error: Error) => /(\d+ \w+) ahead/.exec(error.message)?.[1],
    );
  };
  expect(await Promise.all([choose(59_000, 'system'), choose(62_000, 'system'), choose(7_200_000, 'system')])).toEqual([
    [true, 59_000, 0],
    '2 min',
    '2 h',
  ]);
  expect(await Promise.all([choose(90_000), choose(null), choose(0, 'simulated')])).toEqual([
    [true, 90_000, 0],
    [false, 0, 0],
    [true, 0, 1],
  ]);
});
