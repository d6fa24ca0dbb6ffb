import type { App } from '../../../platform/calls/app.ts';
import type { Session } from '../../../platform/calls/caller.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { findPerson } from '../account-store.ts';
import { confirmFactor, insertFactor, listFactors } from '../security/second-factor-store.ts';
import { mustProveFirst } from '../security/session-proof-store.ts';
import { phoneOf } from '../security/texted-factor.ts';
import { findByPhone } from './phone-store.ts';

export const MAX_FACTORS = 5;
export const PHONE_FACTOR_NAME = 'Telephone';

export type NotEnrolled =
  | 'accounts/unverified-email'
  | 'accounts/prove-first'
  | 'accounts/too-many-factors'
  | 'accounts/factor-exists'
  | 'accounts/signs-in-alone';

type Factors = Awaited<ReturnType<typeof listFactors>>;

/** Numbers lie sealed, so each is opened to be compared. */
const isAmong = (app: App, factors: Factors, { userId, phone }: { userId: string; phone: string }): boolean =>
  factors.some((factor) => phoneOf(app, userId, factor) === phone);

/** Whether the number is a second factor of this person. */
export const isFactorPhone = async (
  app: App,
  db: Queryable,
  its: { userId: string; phone: string },
): Promise<boolean> => isAmong(app, await listFactors(db, its.userId), its);

/** [ACC-16] Why this number does not become a second factor of who asks, or null. */
export async function refusalToEnrol(
  app: App,
  db: Queryable,
  { session, phone }: { session: Session; phone: string },
): Promise<{ code: NotEnrolled } | null> {
  const { userId } = session;
  if (!(await findPerson(db, userId))?.email_verified) return { code: 'accounts/unverified-email' };
  if (await mustProveFirst(db, session)) return { code: 'accounts/prove-first' };
  const factors = await listFactors(db, userId);
  if (isAmong(app, factors, { userId, phone })) return { code: 'accounts/factor-exists' };
  if (factors.length >= MAX_FACTORS) return { code: 'accounts/too-many-factors' };
  return (await findByPhone(db, phone)) === userId ? { code: 'accounts/signs-in-alone' } : null;
}

/** A number whose code was given counts at once. */
export async function enrolPhone(
  app: App,
  tx: Transaction,
  { userId, phone, name }: { userId: string; phone: string; name: string },
): Promise<string> {
  const [id, now] = [app.ids.uuid(), app.clock.now()];
  await insertFactor({ config: app.config, db: tx }, { userId, id, kind: 'phone', name, secret: phone, now });
  await confirmFactor(tx, { userId, id, step: 0, now });
  return id;
}
