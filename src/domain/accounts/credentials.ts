import { visibleText } from '../core/visible-text.ts';
import { fail, ok, type Result } from '../core/result.ts';

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;
const MAX_EMAIL_LENGTH = 254;

type CredentialProblem = { code: 'accounts/invalid-email' } | { code: 'accounts/weak-password' };

/** Browsers and servers have it. */
declare const URL: new (address: string) => { hostname: string };

/** A domain as mail servers know it: `köln.example` is `xn--kln-sna.example`, however it was typed. */
function asciiDomain(domain: string): string {
  if (!/[^\x00-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** An address as it is stored and compared: trimmed, lower-case, its domain in ASCII. */
export function normalEmail(raw: string): string {
  const email = raw.trim().normalize('NFC').toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + asciiDomain(email.slice(at));
}

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
