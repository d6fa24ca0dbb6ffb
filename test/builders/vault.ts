import type { VaultOperation } from '#domain/core/vault/wire-sentences.ts';
import { vaultContract } from '#domain/vault/contract.ts';
import { ask } from './ask.ts';
import { type Browser, browser, signUp } from './sale.ts';

/** What the encryption service answers, by operation one or the other. */
export interface VaultAnswer {
  status: number;
  error?: string;
  keyId?: string;
  expiresAt?: string;
  encryptedData?: string;
  data?: string;
}

export interface VaultUser {
  who: Browser;
  token: string;
  ask(operation: VaultOperation, body: unknown, headers?: Record<string, string>): Promise<VaultAnswer>;
  /** A key of that id. */
  key(keyId: string, purpose?: 'storage' | 'session'): Promise<VaultAnswer>;
  encrypted(keyId: string, data: string): Promise<string>;
}

/** Asks the service as a client of it does; a body that is a text goes as it is. */
export async function vaultAsk(
  address: string,
  operation: VaultOperation,
  { body, headers = {} }: { body: unknown; headers?: Record<string, string> },
): Promise<VaultAnswer> {
  const answer = await fetch(`${address}/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { ...((await answer.json()) as Omit<VaultAnswer, 'status'>), status: answer.status };
}

/** The service for whom a token belongs to. */
export function vaultUser(address: string, who: Browser, token: string): VaultUser {
  const askFor: VaultUser['ask'] = (operation, body, headers = {}) =>
    vaultAsk(address, operation, { body, headers: { authorization: `Bearer ${token}`, ...headers } });
  return {
    who,
    token,
    ask: askFor,
    key: (keyId, purpose = 'storage') => askFor('requestEncryptionKey', { keyId, purpose, userId: who.userId }),
    encrypted: async (keyId, data) => {
      const { status, encryptedData } = await askFor('encryptData', { keyId, data });
      if (status !== 200 || !encryptedData) throw new Error(`nothing was encrypted: ${status}`);
      return encryptedData;
    },
  };
}

/** Somebody new, with the token that their browser gets. */
export async function newVaultUser(address: string, name: string): Promise<VaultUser> {
  const who = await signUp(browser(address), name);
  return vaultUser(address, who, (await ask(who, vaultContract.getToken)).token);
}
