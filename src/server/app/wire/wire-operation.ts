import type { Language } from '#domain/core/languages/language.ts';
import { isCodeOver } from '../../modules/accounts/stores/program-store.ts';
import { accountProblemTexts } from '#domain/accounts/problem-texts.ts';
import { checkPassword, MAX_PASSWORD_LENGTH } from '#domain/accounts/credentials.ts';
import type { App } from '../../platform/calls/app.ts';
import { countAttempt } from '../../modules/accounts/attempts.ts';
import { refusedName } from '../../modules/accounts/safety/refused-name.ts';
import { countSent } from '../../modules/accounts/safety/limit-sent.ts';
import { parsedSessionCookie } from '../../modules/accounts/session-token.ts';
import { WireProblem, wireProblemOf } from './wire-problem.ts';

export interface WireRequest {
  app: App;
  ip: string;
  /** What who has no account is written to in. */
  language: Language;
  apiKey: string;
  body: Record<string, unknown>;
}

export type WireOperation = (request: WireRequest) => Promise<Record<string, unknown>>;

/** A text of the request, or nothing. */
export const textOf = (value: unknown, longest = 4000): string =>
  typeof value === 'string' && value.length <= longest && !value.includes('\u0000') ? value : '';

/** A name that the marketplace keeps for itself, or for a shop. */
export async function refuseReserved(app: App, name: string, userId: string | null = null): Promise<void> {
  const refusal = await refusedName(app, { name, userId });
  if (refusal) throw new WireProblem(`INVALID_DISPLAY_NAME : ${accountProblemTexts[refusal.code].en}`);
}

export async function countWireAttempt({ app, ip }: WireRequest, action: string, subject: string): Promise<void> {
  if (await countAttempt(app, action, { email: subject, ip, isTyped: subject.includes('@') }))
    throw new WireProblem('TOO_MANY_ATTEMPTS_TRY_LATER');
}

/** Counts an attempt that ends in a mail. */
export async function countWireMail(
  request: WireRequest,
  action: string,
  mail: { subject: string; to: string; kind: 'mail' | 'verification' },
) {
  await countWireAttempt(request, action, mail.subject);
  if (await countSent(request.app, mail.kind, mail.to)) throw new WireProblem('TOO_MANY_ATTEMPTS_TRY_LATER');
}

/** Where a mail's link may lead on to: this shop alone. */
export function checkContinueUrl({ app, body }: WireRequest): void {
  const raw = body.continueUrl;
  if (raw === undefined || raw === null) return;
  let origin: string;
  try {
    ({ origin } = new URL(textOf(raw)));
  } catch {
    throw new WireProblem('INVALID_CONTINUE_URI');
  }
  if (origin !== new URL(app.config.PUBLIC_URL).origin) throw new WireProblem('UNAUTHORIZED_DOMAIN');
}

/** A password that may be set: the rules are those that `passwordPolicy` tells. */
export function newPassword(value: unknown): string {
  if (typeof value === 'string' && value.length > MAX_PASSWORD_LENGTH)
    throw new WireProblem(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most ${MAX_PASSWORD_LENGTH} characters]`,
    );
  const password = checkPassword(textOf(value));
  if (!password.ok) throw wireProblemOf(password.problem);
  return password.value;
}

/** What to say of a mail's code that opens nothing: that its time is over only to whoever has it whole. */
export async function deadCode({ app }: WireRequest, code: string): Promise<WireProblem> {
  const link = parsedSessionCookie(code);
  const isOver = link !== null && (await isCodeOver(app.db, { ...link, now: app.clock.now() }));
  return new WireProblem(isOver ? 'EXPIRED_OOB_CODE' : 'INVALID_OOB_CODE');
}
