import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { deleteOldCircuits, listCircuits } from '../circuits/circuit-store.ts';
import { findFact, forgetFact, saveFact } from './facts-store.ts';
import { listSecrets, replaceSecret } from '../secrets/secret-store.ts';

const tables = bareTables();

test('what is kept of one name, circuit or secret is that one’s', async () => {
  await saveFact(tables.db, 'a', '1');
  await saveFact(tables.db, 'b', '2');
  expect([await findFact(tables.db, 'b'), await findFact(tables.db, 'c')]).toEqual(['2', null]);
  await forgetFact(tables.db, 'b');
  expect([await findFact(tables.db, 'a'), await findFact(tables.db, 'b')]).toEqual(['1', null]);
  await tables.fill`
    circuits: name=mail process=p2 looked_at=@-1 | process=p1 | process=p3 looked_at=@0 | process=p4 looked_at=@-9
  `;
  expect((await listCircuits(tables.db, at(-9))).map((row) => row.process)).toEqual(['p3', 'p1', 'p2']);
  expect((await tables.written('circuits', '', () => deleteOldCircuits(tables.db, at(-1)))).gone).toBe(1);
  await tables.fill`second_factors: user_id=bo id=f1 secret=old | user_id=cy | id=f2 | id=f3 secret=new`;
  const column = { table: 'second_factors', column: 'secret', key: ['user_id', 'id'] };
  const replaced = await tables.written('second_factors', 'user_id id', () =>
    replaceSecret(tables.db, column, { ids: ['bo', 'f1'], was: 'old', is: 'fresh' }),
  );
  expect(replaced.now).toEqual(['bo f1']);
  const changed = await tables.written('second_factors', '', () =>
    replaceSecret(tables.db, column, { ids: ['bo', 'f3'], was: 'old', is: 'fresh' }),
  );
  expect([changed.now.length, (await listSecrets(tables.db, column)).length]).toEqual([0, 4]);
});
