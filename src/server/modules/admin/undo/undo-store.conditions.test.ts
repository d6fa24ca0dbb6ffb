import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { claimUndo, saveUndo } from './undo-store.ts';

const tables = bareTables();

test('[OFFICE-01] what was decided is taken back once, by who decided it, while there is time', async () => {
  const operation = { actor_id: 'cy', id: 'u1', act: 'reviews.decide', subject_id: 's2', before: { a: 1 }, at: at(0) };
  await tables.fill`
    undoable_acts: ${operation} | subject_id=s1 | id=u2 at=@-60 | actor_id=bo | actor_id=bo id=u3 at=@-60 | id=u4 act=other
  `;
  await tables.run((tx) =>
    saveUndo(tx, { actorId: 'cy', id: 'u9', action: 'x', rows: [{ subjectId: 's9', before: {} }], now: NOW }),
  );
  expect(await tables.texts(`DISTINCT id FROM undoable_acts ORDER BY 1`)).toEqual(['u1', 'u3', 'u4', 'u9']);
  const take = async (id: string, changes: object = {}) =>
    (
      await tables.run((tx) => claimUndo(tx, { actorId: 'cy', id, action: 'reviews.decide', now: NOW, ...changes }))
    ).map(({ subjectId }) => subjectId);
  expect(await each(take, 'u4', ['u1', { now: at(60) }], ['u1', { actorId: 'eve' }], 'u1', 'u1')).toEqual([
    [],
    [],
    [],
    ['s1', 's2'],
    [],
  ]);
  expect(await take('u1', { actorId: 'bo' })).toEqual(['s2']);
});
