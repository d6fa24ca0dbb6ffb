import { expect, test } from 'vitest';
import { createLatestWins } from './latest-wins.ts';

function later<Value>() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  return { promise, resolve, reject };
}

test('[WISH-04, CART-02] an answer that a change overtook is read again', async () => {
  const latestWins = createLatestWins();
  const [old, now, change] = [later<string>(), later<string>(), later<void>()];
  const answers = [old.promise, now.promise];
  const read = latestWins.read(() => answers.shift() ?? Promise.reject(new Error('read too often')));
  const sent = latestWins.change(change.promise);
  old.resolve('without it');
  change.resolve();
  now.resolve('with it');
  await sent;
  expect(await read).toBe('with it');
  expect(answers).toEqual([]);
});

test('[WISH-04, CART-02] a read waits for the changes that are under way, also for one that fails', async () => {
  const latestWins = createLatestWins();
  const change = later<void>();
  let request = false;
  const sent = latestWins.change(change.promise).catch(() => 'refused');
  const read = latestWins.read(async () => {
    request = true;
  });
  await Promise.resolve();
  expect([request, latestWins.isQuiet()]).toEqual([false, false]);
  change.reject(new Error('no'));
  expect(await sent).toBe('refused');
  await read;
  expect([request, latestWins.isQuiet()]).toEqual([true, true]);
});

test('[CART-02] of changes that overlap no answer counts for all of them', async () => {
  const latestWins = createLatestWins();
  const [one, two] = [later<number>(), later<number>()];
  const both = [latestWins.change(one.promise), latestWins.change(two.promise)];
  two.resolve(2);
  one.resolve(1);
  expect(await Promise.all(both)).toEqual([
    { sent: 1, alone: false },
    { sent: 2, alone: false },
  ]);
  expect(await latestWins.change(Promise.resolve(3))).toEqual({ sent: 3, alone: true });
});

test('[ACC-20, CART-02] an older read that is answered later finds what the newer one found', async () => {
  const latestWins = createLatestWins();
  const [old, now] = [later<string>(), later<string>()];
  const reads = [latestWins.read(() => old.promise), latestWins.read(() => now.promise)];
  now.resolve('the member’s');
  await reads[1];
  old.resolve('the guest’s');
  expect(await Promise.all(reads)).toEqual(['the member’s', 'the member’s']);
});
