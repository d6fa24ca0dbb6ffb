import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

export interface SecretKey {
  /** The first digits of the key's hash: tells keys apart and says nothing of them. */
  id: string;
  bytes: Buffer;
}

const KEY_FILE = 'secrets.key';

const keyOf = (text: string): SecretKey => {
  const bytes = Buffer.from(text, 'base64');
  return { id: createHash('sha256').update('key ').update(bytes).digest('hex').slice(0, 8), bytes };
};

/** There whole or not at all: of processes that start together, one makes it. */
function makeKeyFile(path: string): void {
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The key of this folder, made at its first use. */
function keyFile(folder: string): string {
  const path = join(folder, KEY_FILE);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path)) makeKeyFile(path);
  return readFileSync(path, 'utf8');
}

const known = new WeakMap<Config, SecretKey[]>();

/** The keys by the settings: the first one seals, each opens what it sealed. */
export function secretKeys(config: Config): SecretKey[] {
  const before = known.get(config);
  if (before) return before;
  const texts = (config.SECRETS_KEY ?? keyFile(config.DATA_DIR)).split(',').map((text) => text.trim());
  const keys = texts.filter(Boolean).map(keyOf);
  if (keys.length === 0)
    throw new Error(`no key of secrets: the setting SECRETS_KEY, or ${KEY_FILE} in DATA_DIR, is empty`);
  known.set(config, keys);
  return keys;
}
