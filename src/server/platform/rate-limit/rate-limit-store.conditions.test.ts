import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { consumeAttempt, returnAttempt } from './rate-limit-store.ts';

const tables = bareTables();

test('[INV-21] attempts are counted of that person, act and window', async () => {
  const attempt = { subject: 'bo', action: 'x', limit: { times: 2, seconds: 60 }, now: NOW };
  await consumeAttempt(tables.db, attempt);
  for (const changes of [{ subject: 'cy' }, { action: 'y' }, { now: at(1) }])
    await consumeAttempt(tables.db, { ...attempt, ...changes });
  const given = await tables.written('rate_limits', 'subject action window_start', () =>
    returnAttempt(tables.db, attempt),
  );
  expect(given.now).toEqual(['bo x 2026-03-10T12:00:00+00:00']);
  expect((await tables.written('rate_limits', '', () => returnAttempt(tables.db, attempt))).now).toEqual([]);
});
