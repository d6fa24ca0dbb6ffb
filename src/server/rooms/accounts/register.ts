import { accountsContract } from '#domain/accounts/contract.ts';
import { checkCredentials } from '#domain/accounts/credentials.ts';
import { signUpName } from '#domain/accounts/display-name.ts';
import { isReservedName } from '#domain/core/reserved-names.ts';
import { fail, ok } from '#domain/core/result.ts';
import { steps } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { countAttempt } from './attempts.ts';
import { createPerson } from './create-person.ts';
import { openSession } from './open-session.ts';
import { hashedPassword } from './password.ts';

/** [ACC-01, ACC-03, ACC-10] Makes the account with role seller and its shop, and signs in. */
export const register = steps(accountsContract.register, { policy: anyone }, async ({ input, app, caller }) => {
  const credentials = checkCredentials(input);
  if (!credentials.ok) return credentials;
  const { email, password } = credentials.value;
  const name = signUpName(input.displayName);
  if (name === undefined || name.trim() === '') return fail({ code: 'accounts/invalid-display-name' });
  if (isReservedName(name, app.config.MARKETPLACE_NAME)) return fail({ code: 'accounts/reserved-name' });
  const refused = await countAttempt(app, 'accounts.register', { email, ip: caller.ip });
  if (refused) return fail(refused);
  const passwordHash = await hashedPassword(app, password);
  return inTransaction(app.db, async (tx) => {
    const userId = await createPerson(app, tx, {
      email,
      displayName: name,
      originalDisplayName: input.displayName,
      passwordHash,
    });
    if (!userId) return fail({ code: 'accounts/email-already-in-use' });
    return ok({ session: await openSession({ app, tx, caller, userId }) });
  });
});
