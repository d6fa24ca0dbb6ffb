import type { SecretColumn } from '../platform/secrets/secret-store.ts';
import { modules } from './modules.ts';

/** Every column that holds a secret which has to be read again; whatever need only be compared is stored as a hash. */
export const storedSecrets: readonly SecretColumn[] = modules.flatMap((module) => module.secrets ?? []);
