import { accountsContract } from '#domain/accounts/contract.ts';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { fail } from '#domain/core/result.ts';
import { steps } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { findByEmail, lockPassword } from './account-store.ts';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import { admitPerson } from './admit-person.ts';
import { isPassword } from './password.ts';

/** [ACC-01, ACC-04, ACC-06] Signs in with address and password. */
export const signIn = steps(accountsContract.signIn, { policy: anyone }, async ({ input, app, caller }) => {
  const email = checkEmail(input.email);
  if (!email.ok) return email;
  const attempt = { email: email.value, ip: caller.ip, isTyped: true };
  const refused = await countAttempt(app, 'accounts.signIn', attempt);
  if (refused) return fail(refused);
  const person = await findByEmail(app.db, email.value);
  if (!person) return fail({ code: 'accounts/user-not-found' });
  if (!person.password_hash || !(await isPassword(person.password_hash, input.password)))
    return fail({ code: 'accounts/wrong-password' });
  await forgiveAttempt(app, 'accounts.signIn', attempt);
  return inTransaction(app.db, async (tx) => {
    // Checking takes its time: a password that was changed meanwhile opens nothing any more [INV-13].
    if ((await lockPassword(tx, person.id)) !== person.password_hash) return fail({ code: 'accounts/wrong-password' });
    return admitPerson({ app, tx, caller, userId: person.id });
  });
});
