import { checkEmail } from '#domain/accounts/credentials.ts';
import { textOf, type WireOperation } from './wire-operation.ts';
import { WireProblem } from './wire-problem.ts';

/** `accounts:createAuthUri`: whether an address has an account is not told to whoever asks [UX-75]. */
export const createAuthUri: WireOperation = async ({ body }) => {
  if (!textOf(body.continueUri)) throw new WireProblem('MISSING_CONTINUE_URI');
  if (!checkEmail(textOf(body.identifier)).ok) throw new WireProblem('INVALID_IDENTIFIER');
  return { registered: false, signinMethods: [] };
};
