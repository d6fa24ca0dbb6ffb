import { expect, test } from 'vitest';
import { applyNow, decideApplication, mayPublish } from './decide-application.ts';

const after = { policy: 'after-look' as const, state: null, hasPublished: false };
const codeOf = (result: ReturnType<typeof mayPublish>) => (result.ok ? 'ok' : result.problem.code);

test('[OFFICE-03] nobody publishes before the look that the setting wants', () => {
  expect(codeOf(mayPublish({ ...after, policy: 'at-once' }))).toBe('ok');
  expect(codeOf(mayPublish(after))).toBe('shops/application-missing');
  expect(codeOf(mayPublish({ ...after, state: 'waiting' }))).toBe('shops/application-waiting');
  expect(codeOf(mayPublish({ ...after, state: 'approved' }))).toBe('ok');
});

test('[OFFICE-03] who waits or was refused stays so when the setting turns to at once', () => {
  expect(codeOf(mayPublish({ ...after, policy: 'at-once', state: 'waiting' }))).toBe('shops/application-waiting');
  expect(codeOf(mayPublish({ ...after, policy: 'at-once', state: 'refused' }))).toBe('shops/application-refused');
  expect(applyNow({ ...after, policy: 'at-once', state: 'refused' })).toEqual({ ok: true, value: 'waiting' });
});

test('[OFFICE-03] a shop that has published goes on when the setting turns to a look', () => {
  expect(codeOf(mayPublish({ ...after, hasPublished: true }))).toBe('ok');
});

test('[OFFICE-03] an application is approved at once or waits, and is decided once', () => {
  expect(applyNow({ ...after, policy: 'at-once' })).toEqual({ ok: true, value: 'approved' });
  expect(applyNow(after)).toEqual({ ok: true, value: 'waiting' });
  expect(applyNow({ ...after, state: 'waiting' }).ok).toBe(false);
  expect(decideApplication('waiting', 'refuse')).toEqual({ ok: true, value: 'refused' });
  expect(decideApplication('approved', 'refuse').ok).toBe(false);
});
