import { accountsContract } from '#domain/accounts/contract.ts';
import { ok } from '#domain/core/result.ts';
import { read } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { publicSession } from '../../platform/page/dev-page-state.ts';

/** [ACC-01, ACC-02] Who is signed in now. */
export const getSession = read(accountsContract.getSession, { policy: anyone }, async ({ caller }) =>
  ok({ session: caller.session && publicSession(caller.session) }),
);
