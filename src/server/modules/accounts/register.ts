import { accountsContract } from '#domain/accounts/contract.ts';
import { checkCredentials } from '#domain/accounts/credentials.ts';
import { nameProblem, signUpName } from '#domain/accounts/display-name.ts';
import { fail, ok } from '#domain/core/result.ts';
import { steps } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { countAttempt } from './attempts.ts';
import { createPerson } from './create-person.ts';
import { openSession } from './open-session.ts';
import { hashedPassword } from './password.ts';
import { refusedName } from './safety/refused-name.ts';

/** [ACC-01, ACC-03, ACC-10] Makes the account with role seller and its shop, and signs in. */
export const register = steps(accountsContract.register, { policy: anyone }, async ({ input, app, caller }) => {
  const credentials = checkCredentials(input);
  if (!credentials.ok) return credentials;
  const { email, password } = credentials.value;
  const name = signUpName(input.displayName);
  if (name === undefined || name.trim() === '') return fail(nameProblem(input.displayName));
  const refusal = await refusedName(app, { name });
  if (refusal) return fail(refusal);
  const refused = await countAttempt(app, 'accounts.register', { email, ip: caller.ip, isTyped: true });
  if (refused) return fail(refused);
  const passwordHash = await hashedPassword(app, password);
  return inTransaction(app.db, async (tx) => {
    const userId = await createPerson(app, tx, {
      email,
      displayName: name,
      originalDisplayName: input.displayName,
      passwordHash,
      language: caller.language,
    });
    if (!userId) return fail({ code: 'accounts/email-already-in-use' });
    return ok({ session: await openSession({ app, tx, caller, userId }) });
  });
});
