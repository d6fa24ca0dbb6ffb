import { createHash } from 'node:crypto';
import type { App } from '../../../platform/calls/app.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import {
  type FactorRow,
  listFactors,
  recoveryCodesLeft,
  replaceRecoveryCodes,
  secretOf,
  consumeRecoveryCode,
  consumeStep,
} from './second-factor-store.ts';
import { consumeTextedCode } from './texted-factor.ts';
import { totpStep } from './totp.ts';

const RECOVERY_CODES = 10;
/** Letters that are not mistaken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const recoveryHash = (userId: string, code: string): Buffer =>
  createHash('sha256').update(`${userId} ${code}`).digest();
const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

/** Without the key that sealed it a factor fits no code; its person has recovery codes. */
function openedSecret(app: App, userId: string, factor: FactorRow): string {
  try {
    return secretOf(app, userId, factor);
  } catch (error) {
    app.log.error('a second factor cannot be opened', { error });
    return '';
  }
}

/** Whether the code is one of the person's second factor or of their recovery codes; it is used up by this. */
export async function consumeSecondFactor(
  app: App,
  db: Queryable,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const now = app.clock.now();
  const factors = await listFactors(db, userId);
  for (const factor of factors) {
    if (factor.kind !== 'totp') continue;
    const step = totpStep(openedSecret(app, userId, factor), plain(code), now);
    if (step !== null) return consumeStep(db, { userId, id: factor.id, step });
  }
  if (await consumeTextedCode(app, db, { userId, code: plain(code), factors })) return true;
  return consumeRecoveryCode(db, { userId, hash: recoveryHash(userId, plain(code)), now });
}

/** Ten codes of fifty bits each, shown once; their hashes replace those of the codes before. */
export async function newRecoveryCodes(app: App, db: Queryable, userId: string): Promise<string[]> {
  const letters = (count: number): string =>
    Array.from({ length: count }, () => LETTERS[app.random.integer(LETTERS.length)]).join('');
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${letters(5)}-${letters(5)}`);
  const hashes = codes.map((code) => recoveryHash(userId, plain(code)));
  await replaceRecoveryCodes(db, { userId, hashes, now: app.clock.now() });
  return codes;
}

/** For a second factor that was just added: whoever kept codes already goes on with those. */
export async function codesWhereNone(app: App, db: Queryable, userId: string): Promise<string[]> {
  return (await recoveryCodesLeft(db, userId)) > 0 ? [] : newRecoveryCodes(app, db, userId);
}
