import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TrialRestore } from '#domain/office/trial-restore.ts';
import { partFiles } from '../../modules/files/storage/file-parts.ts';
import { pictureFiles } from '../../modules/files/store-picture.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Runtime, startRuntime } from '../../platform/start-runtime.ts';
import { runAudit } from '../audit/run-audit.ts';
import { readBackupFile } from './backup-file.ts';
import { readBackup } from './read-backup.ts';

/** When the backup was written, as its first part says. */
async function writtenAt(path: string): Promise<string> {
  for await (const { part } of readBackupFile(path)) return part.kind === 'backup' ? part.madeAt : '';
  return '';
}

const besideIt = (databaseUrl: string, name: string): string => {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** What the scratch database and its files are reached by; nothing of the house is. */
const scratchConfig = (config: Config, databaseUrl: string, folder: string): Config => ({
  ...config,
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  S3_URL: undefined,
});

async function restoreInto(app: App, { url, folder, path }: { url: string; folder: string; path: string }) {
  const config = scratchConfig(app.config, url, folder);
  const target = { databaseUrl: url, files: pictureFiles({ config }), parts: partFiles({ config }) };
  const { tables, pictures } = await readBackup(target, path);
  const scratch = await startRuntime({ config, beside: true, log: app.log });
  try {
    const findings = await runAudit(scratch.app);
    const breaches = findings.filter(({ state }) => state === 'breach').map(({ id }) => id);
    return { tables, pictures, breaches };
  } finally {
    await scratch.stop();
  }
}

/**
 * [RUN-12, UX-99] Restores a backup into a scratch database beside the running one, recounts its books, and takes both away again. What
 * came of it is told, also where it failed; the house is not touched.
 */
export async function trialRestore({ app, databaseUrl }: Runtime, path: string): Promise<TrialRestore> {
  const name = `trial_restore_${app.ids.uuid().replaceAll('-', '')}`;
  const folder = mkdtempSync(join(app.config.DATA_DIR, 'trial-restore-'));
  const at = app.clock.now().toISOString();
  try {
    await app.db.query({ text: `CREATE DATABASE ${name} TEMPLATE template0` });
    const madeAt = await writtenAt(path);
    const restored = await restoreInto(app, { url: besideIt(databaseUrl, name), folder, path });
    return { at, madeAt, error: '', ...restored };
  } catch (error) {
    return { at, madeAt: '', tables: 0, pictures: 0, breaches: [], error: (error as Error).message };
  } finally {
    await app.db.query({ text: `DROP DATABASE IF EXISTS ${name} WITH (FORCE)` });
    rmSync(folder, { recursive: true, force: true });
  }
}
