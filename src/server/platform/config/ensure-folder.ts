import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingProblem } from './config.ts';

const reasons: Record<string, string> = {
  ENOTDIR: 'a part of this path is a file',
  EEXIST: 'this is a file',
  EACCES: 'this account has no permission to write there',
  EPERM: 'this account has no permission to write there',
  EROFS: 'nothing can be written there',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the path is too long',
};

/** Step by step: asked for the whole way at once, Node tries for ever where a file system takes no folders. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
    chmodSync(path, 0o755);
  } catch (error) {
    // Another start was faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** [RUN-02] Makes the folder where it is missing and writes into it once: what stops that is said in one line, and not halfway. */
export function ensureFolder(path: string): void {
  try {
    makeFolder(path);
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
