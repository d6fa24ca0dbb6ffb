import { DatabaseClient } from '../../platform/database/database-client.ts';

/**
 * A backup does not contain the key that its secrets are sealed with, and may be restored without it. Which key was used is noted anew
 * by the first start; keys of identity tokens are made anew, for tokens live five minutes. Second factors stay: they open with their
 * key, and without it their people have recovery codes.
 */
export async function leaveKeys(databaseUrl: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('DELETE FROM secret_keys');
    await client.query('DELETE FROM identity_keys');
  } finally {
    await client.end();
  }
}
