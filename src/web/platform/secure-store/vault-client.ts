import { countCharacters } from '#domain/core/counted.ts';
import { MAX_DATA } from '#domain/core/vault/limits.ts';
import { type VaultOperation, wireSentences } from '#domain/core/vault/wire-sentences.ts';
import type { SecurityEventKind } from '#domain/core/vault/security-monitor.ts';
import { request } from '../api.ts';
import { currentSession, onPersonChange } from '../session.ts';
import { recordSecurityEvent } from './monitor.ts';

/** A token is fetched anew so long before it ends. */
const TOKEN_MARGIN_MS = 30_000;

/** A call of the encryption service that failed, in the words of its error field [VAULT-02]. */
export class VaultFailure extends Error {
  /** 0 where nothing was answered. */
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

interface Token {
  value: string;
  endsAt: number;
}
let tokens: { userId: string; pending: Promise<Token> } | null = null;
onPersonChange(() => {
  tokens = null;
});

async function newToken(userId: string): Promise<Token> {
  if (currentSession()?.userId !== userId) throw new VaultFailure(401, wireSentences.signedOut);
  const answer = await request('vault.getToken').catch((problem: { status?: number }) => {
    throw new VaultFailure(problem.status ?? 0, wireSentences.signedOut);
  });
  // Somebody else signed in while it was asked for.
  if (currentSession()?.userId !== userId) throw new VaultFailure(401, wireSentences.signedOut);
  return { value: answer.token, endsAt: Date.parse(answer.expiresAt) };
}

/** A token lasts minutes, and is asked for once by those who need it at the same time. */
async function bearerOf(userId: string): Promise<string> {
  const before = tokens?.userId === userId ? tokens.pending.catch(() => null) : Promise.resolve(null);
  const query = before.then((token) =>
    token && token.endsAt - TOKEN_MARGIN_MS > Date.now() ? token : newToken(userId),
  );
  tokens = { userId, pending: query };
  return (await query).value;
}

async function ask<Answer>(operation: VaultOperation, userId: string, body: object): Promise<Answer> {
  const bearer = await bearerOf(userId);
  const response = await fetch(`/${operation}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
    credentials: 'omit',
    body: JSON.stringify(body),
  }).catch(() => {
    throw new VaultFailure(0, wireSentences[operation]);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer) return answer as Answer;
  // The session ended, or its token did.
  if (response.status === 401) tokens = null;
  const { error } = (answer ?? {}) as { error?: unknown };
  throw new VaultFailure(response.status, typeof error === 'string' && error ? error : wireSentences[operation]);
}

/** Whether the service looked at what it was asked and refused it: a lost line or a session that ended says nothing of the values. */
export const isRefused = (error: unknown): boolean =>
  error instanceof VaultFailure && [400, 403, 409].includes(error.status);

function reportRefused(kind: SecurityEventKind, error: unknown): void {
  if (isRefused(error)) recordSecurityEvent(kind);
}

export interface VaultKey {
  keyId: string;
  expiresAt: string;
}

/** [VAULT-01] The four operations, for the person who is signed in. */
export const vaultClient = {
  requestKey: async (
    userId: string,
    key: { keyId: string; purpose: 'storage' | 'session'; sessionId?: string },
  ): Promise<VaultKey> => {
    const answer = await ask<VaultKey>('requestEncryptionKey', userId, { ...key, userId });
    recordSecurityEvent('key-requested');
    return answer;
  },
  encrypt: async (userId: string, keyId: string, data: string): Promise<string> => {
    if (countCharacters(data) > MAX_DATA) throw new VaultFailure(0, wireSentences.tooLarge);
    try {
      const { encryptedData } = await ask<{ encryptedData: string }>('encryptData', userId, { keyId, data });
      recordSecurityEvent('encrypted');
      return encryptedData;
    } catch (error) {
      reportRefused('encryption-failed', error);
      throw error;
    }
  },
  decrypt: async (userId: string, keyId: string, encryptedData: string): Promise<string> => {
    try {
      const { data } = await ask<{ data: string }>('decryptData', userId, { keyId, encryptedData });
      recordSecurityEvent('decrypted');
      return data;
    } catch (error) {
      reportRefused('decryption-failed', error);
      throw error;
    }
  },
  revokeKey: async (userId: string, keyId: string): Promise<void> => {
    await ask('revokeKey', userId, { keyId });
    recordSecurityEvent('key-revoked');
  },
};
