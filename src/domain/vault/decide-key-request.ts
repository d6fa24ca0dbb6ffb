import { fail, ok, type Result } from '../core/result.ts';
import { KEY_TTL_MS } from '../core/vault/limits.ts';
import { addMilliseconds } from '../core/time.ts';
import { MAX_LIVE_KEYS } from './limits.ts';
import type { KeyPurpose } from './wire-model.ts';

/** A key of that id and person, as it stands. */
export interface ExistingKey {
  purpose: KeyPurpose;
  expiresAt: Date;
  isRevoked: boolean;
  /** It was asked for by the same session, and for the same one of the program. */
  isOfSameSession: boolean;
}

interface Request {
  /** Whose token it is, and for whom the key is asked. */
  userId: string;
  forUserId: string;
  purpose: KeyPurpose;
  existing: ExistingKey | null;
  liveKeys: number;
  now: Date;
}

type Refusal = { code: 'vault/key-refused' } | { code: 'vault/too-many-keys' };

/**
 * [VAULT-01, INV-14] A key belongs to one person for one purpose. The same request finds the same key for as long as it lasts; one that is
 * revoked or over never comes back under its id. All that is refused is refused alike.
 */
export function decideKeyRequest(request: Request): Result<{ isNew: boolean; expiresAt: Date }, Refusal> {
  const { existing, now, purpose } = request;
  if (request.userId !== request.forUserId) return fail({ code: 'vault/key-refused' });
  if (!existing)
    return request.liveKeys >= MAX_LIVE_KEYS
      ? fail({ code: 'vault/too-many-keys' })
      : ok({ isNew: true, expiresAt: addMilliseconds(now, KEY_TTL_MS[purpose]) });
  const isSame = existing.purpose === purpose && (purpose === 'storage' || existing.isOfSameSession);
  if (existing.isRevoked || existing.expiresAt <= now || !isSame) return fail({ code: 'vault/key-refused' });
  return ok({ isNew: false, expiresAt: existing.expiresAt });
}
