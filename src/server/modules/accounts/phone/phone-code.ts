import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { normalPhone } from '#domain/accounts/phone-number.ts';
import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Queryable } from '../../../platform/database/open-database.ts';
import { workAtOnce } from '../../../platform/queue/work-at-once.ts';
import { countAttempt, type TooMany } from '../attempts.ts';
import { countSent } from '../safety/limit-sent.ts';
import { newOneTimeCode } from '../session-token.ts';
import { canText, textQueue } from './send-text.ts';
import { writeText } from './text-store.ts';
import { insertSentCode, type SentCode, tryCode } from '../security/sent-code-store.ts';

const CODE_MINUTES = 10;

/** The hash contains the code's own id: equal digits of two people look different. */
const codeHash = (id: string, code: string): Buffer => createHash('sha256').update(`${id} ${code}`).digest();

export type PhonePurpose = 'phone-sign-in' | 'own-phone' | 'factor-phone' | 'second-factor';

/** Sends six digits to a telephone. Whether the number is known makes no difference. */
export async function sendPhoneCode(
  app: App,
  request: { phone: string; purpose: PhonePurpose; userId: string | null; ip: string; codeId?: string },
): Promise<Result<{ codeId: string }, TooMany | { code: 'accounts/invalid-phone' } | { code: 'accounts/no-texts' }>> {
  if (!canText(app)) return fail({ code: 'accounts/no-texts' });
  const phone = normalPhone(request.phone);
  if (!phone) return fail({ code: 'accounts/invalid-phone' });
  const refused =
    (await countAttempt(app, 'accounts.phoneCode', { email: phone, ip: request.ip, isTyped: true })) ??
    (await countSent(app, request.purpose === 'second-factor' ? 'factor' : 'text', phone));
  if (refused) return fail(refused);
  const codeId = request.codeId ?? app.ids.uuid();
  const code = newOneTimeCode(app.random);
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    await insertSentCode(tx, {
      id: codeId,
      purpose: request.purpose,
      recipient: phone,
      userId: request.userId,
      codeHash: codeHash(codeId, code),
      now,
      expiresAt: addMilliseconds(now, CODE_MINUTES * MINUTE),
    });
    await writeText(tx, {
      key: `phone-code:${request.codeId ? app.ids.uuid() : codeId}`,
      to: phone,
      body: `${code} is your code for ${app.config.MARKETPLACE_NAME}. It works for ${CODE_MINUTES} minutes. Nobody of ours will ever ask you for it.`,
      now,
      expiresAt: addMilliseconds(now, CODE_MINUTES * MINUTE),
    });
  });
  // Whoever asked looks at their telephone now: no other process has to hear of it first.
  await workAtOnce(app, textQueue);
  return ok({ codeId });
}

/** The number that the code was sent to, when it fits; one of five tries is used up. */
export async function numberOfCode(
  { db, clock }: Pick<App, 'clock'> & { db: Queryable },
  { codeId, code, purpose }: { codeId: string; code: string; purpose: PhonePurpose },
): Promise<Result<SentCode, { code: 'accounts/wrong-code' } | { code: 'accounts/code-expired' }>> {
  const tried = await tryCode(db, {
    id: codeId,
    purpose,
    codeHash: codeHash(codeId, code.replace(/\s/g, '')),
    now: clock.now(),
  });
  if (tried === 'wrong') return fail({ code: 'accounts/wrong-code' });
  return tried === 'over' ? fail({ code: 'accounts/code-expired' }) : ok(tried);
}
