import { readdirSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appAnswering } from '#test/builders/app-answering.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { storageState } from './storage-state.ts';

test('[RUN-13] once something found no room it is tried until it finds some', async () => {
  const folder = temporaryFolder('storage-state-');
  let code: string | null = null;
  const { app, sent } = appAnswering({
    '': () => {
      if (code) throw Object.assign(new Error('no'), { code });
      return [{}];
    },
  });
  // The stub answers what it was sent; a transaction ends by its word.
  const state = storageState({ db: app.db, folder });
  expect([await state.isFull(), sent.length]).toEqual([false, 0]);
  state.markFull();
  code = '53100';
  expect([await state.isFull(), await state.isFull()]).toEqual([true, true]);
  code = '57P01';
  await expect(state.isFull()).rejects.toMatchObject({ code });
  code = null;
  expect(await state.isFull()).toBe(false);
  const before = sent.length;
  expect([await state.isFull(), sent.length - before, readdirSync(folder)]).toEqual([false, 0, []]);
  const gone = storageState({ db: app.db, folder: `${folder}/none` });
  await expect(gone.isFull()).rejects.toMatchObject({ code: 'ENOENT' });
  rmSync(folder, { recursive: true, force: true });
});
