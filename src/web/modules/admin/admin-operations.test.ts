import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { logFailure, succeeded } from './admin-operations.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => undefined));
afterEach(() => void log.mockReset());

const refused = new ApiProblem(403, {
  code: 'admin/cannot-deactivate-yourself',
  message: 'Cannot deactivate yourself',
  requestId: '01a1-77',
});

test('[ADM-09] an operation on administrators answers true when it was done, and logs nothing', async () => {
  expect(await succeeded('admin.deactivate', Promise.resolve({}))).toBe(true);
  expect(log).not.toHaveBeenCalled();
});

test('[ADM-09] one that fails answers false instead of throwing', async () => {
  expect(await succeeded('admin.deactivate', Promise.reject(refused))).toBe(false);
  expect(log.mock.calls).toEqual([['admin.deactivate failed: admin/cannot-deactivate-yourself 01a1-77']]);
});

test('[ADM-09, ERR-11] the log has nothing of what was typed', () => {
  logFailure('admin.inviteAdmin', new TypeError('no network for mia@example.com'));
  expect(log.mock.calls).toEqual([['admin.inviteAdmin failed: unknown']]);
});
