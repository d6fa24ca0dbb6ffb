import { accountsContract } from '#domain/accounts/contract.ts';
import { ok } from '#domain/core/result.ts';
import { read } from '../platform/calls/call.ts';
import { anyone } from '../platform/calls/policy.ts';

/** [ACC-01, ACC-02] Who is signed in now. */
export const getSession = read(accountsContract.getSession, { policy: anyone }, async ({ caller }) => {
  if (!caller.session) return ok({ session: null });
  const { tokenHash: _secret, seenAs: _role, secondFactor: _proof, lacksFactor: _lacks, ...session } = caller.session;
  return ok({ session });
});
