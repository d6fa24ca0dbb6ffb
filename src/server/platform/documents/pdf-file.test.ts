import { oc } from '@orpc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { fail, ok } from '#domain/core/result.ts';
import { problem } from '#domain/core/problem.ts';
import { type ServedModules, serveModules } from '#test/builders/serve-modules.ts';
import { read } from '../calls/call.ts';
import { anyone } from '../calls/policy.ts';
import { pdfFile } from './pdf-file.ts';

const contract = oc
  .route({ method: 'GET', path: '/papers/{name}' })
  .input(z.strictObject({ name: z.string() }))
  .output(z.file().mime('application/pdf'))
  .errors({ 'papers/not-found': problem(404, { en: 'There is no such paper.', de: 'There is no such paper.' }) });

const getDocument = read(contract, { policy: anyone }, async ({ input, app }) =>
  input.name === 'letter'
    ? ok(
        await pdfFile('letter-7', {
          title: 'Letter',
          parties: [],
          facts: [],
          table: { columns: [{ heading: 'Words', share: 1 }], rows: [['Hello']] },
          sums: [],
          notes: [],
          footer: '',
          madeAt: app.clock.now(),
        }),
      )
    : fail({ code: 'papers/not-found' }),
);

let served: ServedModules;
beforeAll(async () => {
  served = await serveModules([{ name: 'orders', personalData: {}, calls: { getPaper: getDocument } }]);
});
afterAll(() => served.stop());

test('A call may answer a file: it is downloaded under its name and kept by nobody', async () => {
  const answer = await fetch(`${served.address}/api/papers/letter`);
  expect(answer.status).toBe(200);
  expect([...answer.headers]).toEqual(
    expect.arrayContaining([
      ['content-type', 'application/pdf'],
      ['content-disposition', 'attachment; filename="letter-7.pdf"'],
      ['cache-control', 'no-store'],
    ]),
  );
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
  const refused = await fetch(`${served.address}/api/papers/other`);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ error: { code: 'papers/not-found' } });
});
