import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingProblem } from './config.ts';

const reasons: Record<string, string> = {
  ENOTDIR: 'a part of this path is a file',
  EEXIST: 'this is a file',
  EACCES: 'this account has no permission to write there',
  EPERM: 'this account has no permission to write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the path is too long',
};

/** [RUN-02] Makes the folder where it is missing and writes into it once: what stops that is said in one line, and not halfway. */
export function ensureFolder(path: string): void {
  try {
    if (!existsSync(path)) {
      mkdirSync(path, { recursive: true });
      chmodSync(path, 0o755);
    }
    if (!statSync(path).isDirectory()) throw Object.assign(new Error('a file'), { code: 'EEXIST' });
    const trial = join(path, `.trial-${process.pid}`);
    writeFileSync(trial, '');
    rmSync(trial);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new SettingProblem(
      `The setting DATA_DIR is wrong: ${path} cannot be its folder, ${reasons[code] ?? message}. Choose a folder of your own.`,
    );
  }
}
