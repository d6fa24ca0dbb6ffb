import type { SecretColumn } from '../platform/secrets/secret-store.ts';

/** Every column that holds a secret which has to be read again; whatever need only be compared is stored as a hash. */
export const storedSecrets: readonly SecretColumn[] = [
  { table: 'second_factors', column: 'secret', key: ['user_id', 'id'] },
  { table: 'identity_keys', column: 'private_key', key: ['id'] },
];
