import { createHash } from 'node:crypto';
import type { App } from '../../platform/calls/app.ts';
import { saveActivationCode } from './admin-store.ts';

// Without letters and digits that are taken for one another.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const hashedCode = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest();

/** [ADM-11] The first start makes the one-time code and answers it, to be printed once; later starts answer null. */
export async function ensureActivationCode(app: App): Promise<string | null> {
  const letters = Array.from({ length: 16 }, () => alphabet[app.random.integer(alphabet.length)]).join('');
  const code = letters.match(/.{4}/g)?.join('-') ?? letters;
  return (await saveActivationCode(app.db, hashedCode(code), app.clock.now())) ? code : null;
}
