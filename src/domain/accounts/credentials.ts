import { visibleText } from '../core/visible-text.ts';
import { fail, ok, type Result } from '../core/result.ts';

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;
const MAX_EMAIL_LENGTH = 254;

type CredentialProblem = { code: 'accounts/invalid-email' } | { code: 'accounts/weak-password' };

/** An address as it is stored and compared: trimmed and lower-case. */
export const normalEmail = (raw: string): string => raw.trim().toLowerCase();

// One @, no space or angle bracket, a dot inside the domain. Whether it exists only a mail can tell.
const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

export function checkEmail(raw: string): Result<string, { code: 'accounts/invalid-email' }> {
  const email = normalEmail(raw);
  return email.length <= MAX_EMAIL_LENGTH && emailShape.test(email) && visibleText(email) === email
    ? ok(email)
    : fail({ code: 'accounts/invalid-email' });
}

/** [AUTHUI-02] A password has at least 6 characters. */
export function checkPassword(password: string): Result<string, { code: 'accounts/weak-password' }> {
  return password.length >= MIN_PASSWORD_LENGTH ? ok(password) : fail({ code: 'accounts/weak-password' });
}

/** Both at once, in the order in which the form shows them. */
export function checkCredentials(input: {
  email: string;
  password: string;
}): Result<{ email: string; password: string }, CredentialProblem> {
  const email = checkEmail(input.email);
  if (!email.ok) return email;
  const password = checkPassword(input.password);
  return password.ok ? ok({ email: email.value, password: password.value }) : password;
}
