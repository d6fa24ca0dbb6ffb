import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { NOW, at, writersIn } from '#test/builders/message-rows.ts';
import { deleteBlock, listBlocksOf } from './block-store.ts';
import { deleteStoredLabel, listLabelsOf, saveLabel } from './label-store.ts';
import { deleteStoredTemplate, listTemplatesOf, saveTemplate } from './template-store.ts';

const tables = bareTables();
const people = writersIn(tables);

test('[MSG-11, MSG-12] labels, templates and blocks are their person’s, by name and newest first', async () => {
  await people({ id: 'gone', deleted_at: at(-1) });
  await tables.fill`
    message_labels: user_id=bo id=l1 name=Later message_count=3 | id=l2 name=early message_count=0
      | user_id=ana message_count=9
  `;
  const label: Parameters<typeof saveLabel>[1] = { userId: 'bo', labelId: 'l1', name: 'New', color: 'rust', now: NOW };
  const labelled = await tables.written('message_labels', 'user_id id', (tx) => saveLabel(tx, label));
  expect(labelled.now).toEqual(['bo l1']);
  const save = (changes: object) => tables.run((tx) => saveLabel(tx, { ...label, ...changes }));
  expect([
    await save({ name: 'EARLY' }),
    await save({ labelId: 'l9', name: 'x' }),
    await save({ name: 'Later' }),
  ]).toMatchObject(['taken', 'gone', { name: 'Later' }]);
  expect([
    await tables.run((tx) => deleteStoredLabel(tx, 'bo', 'l1')),
    (await listLabelsOf(tables.db, 'ana')).length,
    (await listLabelsOf(tables.db, 'bo')).length,
  ]).toEqual([3, 1, 1]);
  await tables.fill`message_templates: user_id=bo id=t1 name=b | id=t2 name=A | user_id=ana`;
  const template: Parameters<typeof saveTemplate>[1] = {
    userId: 'bo',
    templateId: 't1',
    kind: 'quick_reply',
    name: 'C',
    body: '',
    now: NOW,
  };
  expect((await tables.written('message_templates', 'user_id id', (tx) => saveTemplate(tx, template))).now).toEqual([
    'bo t1',
  ]);
  expect((await listTemplatesOf(tables.db, 'bo')).map(({ templateId }) => templateId)).toEqual(['t2', 't1']);
  expect((await tables.written('message_templates', '', (tx) => deleteStoredTemplate(tx, 'bo', 't1'))).gone).toBe(1);
  await tables.fill`
    message_blocks: user_id=bo blocked_id=ana at=@-5 | blocked_id=cy at=@-1 | blocked_id=gone | user_id=cy
  `;
  expect((await listBlocksOf(tables.db, 'bo')).map(({ userId }) => userId)).toEqual(['cy', 'ana']);
  expect(
    (await tables.written('message_blocks', '', (tx) => deleteBlock(tx, { userId: 'bo', blockedId: 'ana' }))).gone,
  ).toBe(1);
});
