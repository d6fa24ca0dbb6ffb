import { expect, test } from 'vitest';
import { listingsContract } from '#domain/listings/contract.ts';
import { ok } from '#domain/core/result.ts';
import type { App } from '../calls/app.ts';
import { read } from '../calls/call.ts';
import type { Caller } from '../calls/caller.ts';
import { anyone } from '../calls/policy.ts';
import { runCall } from './run-call.ts';

test('[ERR-04] a read is made again when the database went away meanwhile, three times in all', async () => {
  // So low that nothing is left of the wait.
  const app = { random: { integer: () => -4500 } } as unknown as App;
  const requestOf = async (code: string, failures: number) => {
    let times = 0;
    const call = read(listingsContract.listProfiles, { policy: anyone }, async () => {
      times += 1;
      if (times <= failures) throw Object.assign(new Error('terminating connection'), { code });
      return ok({ profiles: [] });
    });
    const caller = { session: null } as Caller;
    const run = { call, operation: 'listings.listProfiles', app, caller, input: {}, findPermissions: async () => [] };
    const answer = await runCall(run).catch((error: { code: string }) => error.code);
    return [typeof answer === 'string' ? answer : answer.status, times];
  };
  expect([await requestOf('57P01', 2), await requestOf('57P01', 3), await requestOf('42601', 1)]).toEqual([
    [200, 3],
    ['57P01', 3],
    ['42601', 1],
  ]);
});
