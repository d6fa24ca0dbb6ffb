import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { bytes } from '#test/builders/person-rows.ts';
import { tryCode } from './sent-code-store.ts';

const tables = bareTables();
const hex = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`;

test('[INV-11] a sent code is tried for its purpose five times, once with success', async () => {
  const code = row`id=a purpose=phone recipient=+1 user_id=bo code_hash=${hex(1)} expires_at=@1 tries=4`;
  await tables.fill`sent_codes: ${code} | id=b tries=5 | id=c used_at=@-1 | id=d expires_at=@0 | id=e purpose=mail`;
  const attempt = (id: string, byte = 1) =>
    tryCode(tables.db, { id, purpose: 'phone', codeHash: bytes(byte), now: NOW });
  for (const id of ['b', 'c', 'd', 'e', 'z']) expect([id, await attempt(id)]).toEqual([id, 'over']);
  expect([await attempt('a', 2), await attempt('a')]).toEqual(['wrong', 'over']);
  await tables.sql(`UPDATE sent_codes SET tries = 0 WHERE id = 'a'`);
  expect([await attempt('a'), await attempt('a')]).toEqual([{ recipient: '+1', user_id: 'bo' }, 'over']);
});
