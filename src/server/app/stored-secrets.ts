import type { SecretColumn } from '../platform/secrets/secret-store.ts';
import { rooms } from './rooms.ts';

/** Every column that holds a secret which has to be read again; whatever need only be compared is stored as a hash. */
export const storedSecrets: readonly SecretColumn[] = rooms.flatMap((room) => room.secrets ?? []);
