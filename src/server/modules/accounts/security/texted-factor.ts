import { fail, ok, type Result } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import type { TooMany } from '../attempts.ts';
import { numberOfCode, sendPhoneCode } from '../phone/phone-code.ts';
import { type FactorRow, listFactors, secretOf } from './second-factor-store.ts';

const PURPOSE = 'second-factor';

/** One code a person: the next one replaces it, so that whoever gives it need not say which they mean. */
export const factorCodeId = (userId: string): string => `${PURPOSE}.${userId}`;

/** A number of which only the end shows. */
export const maskedPhone = (phone: string): string => phone.replace(/\d(?=\d{4})/g, '*');

/** The number of a factor that is a telephone; without the key that sealed it, none. */
export function phoneOf(app: App, userId: string, factor: FactorRow): string | null {
  if (factor.kind !== 'phone') return null;
  try {
    return secretOf(app, userId, factor);
  } catch (error) {
    app.log.error('a second factor cannot be opened', { error });
    return null;
  }
}

/** Texts a code to the telephone that is the person's second factor, or to the one of several that is meant. */
export async function textFactorCode(
  app: App,
  { userId, factorId, ip }: { userId: string; factorId?: string | undefined; ip: string },
): Promise<
  Result<{ codeId: string; sentTo: string }, TooMany | { code: 'accounts/not-there' } | { code: 'accounts/no-texts' }>
> {
  const phone = (await listFactors(app.db, userId))
    .filter(({ id }) => factorId === undefined || id === factorId)
    .map((factor) => phoneOf(app, userId, factor))
    .find(Boolean);
  if (!phone) return fail({ code: 'accounts/not-there' });
  const codeId = factorCodeId(userId);
  const sent = await sendPhoneCode(app, { phone, purpose: PURPOSE, userId, ip, codeId });
  if (sent.ok) return ok({ codeId, sentTo: maskedPhone(phone) });
  return sent.problem.code === 'accounts/invalid-phone' ? fail({ code: 'accounts/not-there' }) : fail(sent.problem);
}

/** Whether the code was texted to one of these telephones, which are still the person's; it is used up by this. */
export async function consumeTextedCode(
  app: App,
  db: Queryable,
  { userId, code, factors }: { userId: string; code: string; factors: readonly FactorRow[] },
): Promise<boolean> {
  const phones = factors.map((factor) => phoneOf(app, userId, factor)).filter((phone) => phone !== null);
  if (phones.length === 0 || !/^\d{6}$/.test(code)) return false;
  const proven = await numberOfCode({ clock: app.clock, db }, { codeId: factorCodeId(userId), code, purpose: PURPOSE });
  return proven.ok && phones.includes(proven.value.recipient);
}
