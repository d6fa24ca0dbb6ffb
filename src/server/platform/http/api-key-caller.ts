import type { FastifyRequest } from 'fastify';
import type { Session } from '../calls/caller.ts';

/** What an API key is shown for: one call by its full name. */
export interface ApiKeyRequest {
  key: string;
  operation: string;
  isRead: boolean;
  ip: string;
}

export type ApiKeyMatch =
  | { session: Session; answered(status: number): Promise<void> }
  | { refused: 'request/sign-in-required' | 'request/permission-denied' }
  | { refused: 'request/too-many'; retryAfterSeconds: number };

/** How the platform learns whose API key it is; the vault module answers. */
export type FindApiKey = (requested: ApiKeyRequest) => Promise<ApiKeyMatch>;

/**
 * [VAULT-05] The API key of a request. It is looked at where calls are answered, which say what they are, and nowhere else: at any other
 * address it is no session.
 */
export const apiKeyOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (ask_[\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? null;
