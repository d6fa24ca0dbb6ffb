import { expect, test } from 'vitest';
import type { OfficePolicy } from '#domain/office/privacy/policies-contract.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { PolicyOfficePage } from './policy-office-page.tsx';

const draft = {
  ...{ texts: { en: 'Be kind.', de: 'Sei nett.' }, changed: { en: 'Kindness.', de: 'Nettigkeit.' } },
  ...{ isMaterial: true, holdsFrom: '2026-12-05', savedAt: '2026-12-03T11:00:00.000Z' },
};
const open = (with_: OfficePolicy['draft']): OfficePolicy =>
  partly({
    ...{ policy: 'terms', versions: [], hasDraft: true, newest: { en: 'Old.', de: 'Alt.' }, firstDay: '2026-12-04' },
    draft: with_,
  });
const newer = open({ ...draft, texts: { en: 'Be very kind.', de: 'Sei nett.' }, savedAt: '2026-12-03T11:30:00.000Z' });

test('[OFFICE-01] what somebody saved meanwhile is shown before one saves over it', async () => {
  asAdmin('compliance.view', 'compliance.manage');
  answer('office.getPolicyDraft', { policy: 'terms' }, open(draft));
  await page.open(PolicyOfficePage, { path: 'terms' }, '/admin/compliance/terms');
  await page.type('Text in English', 'Be quick.');
  server.answerCalls({
    'office.savePolicyDraft': () => new server.Problem(409, 'Somebody saved it.', 'office/policy-draft-of-another'),
    'office.getPolicyDraft': () => newer,
  });
  await page.press('Save draft');
  const shown = page.lines().join('\n');
  expect(
    ['Somebody saved it.', 'What was changed meanwhile', 'Be very kind.'].map((each) => shown.includes(each)),
  ).toEqual([true, true, true]);
  server.sent();
  await page.press('Go on with mine and save it over this');
  server.answerCalls({ 'office.savePolicyDraft': () => newer });
  await page.press('Save draft');
  expect(server.sent()).toMatchObject([
    ['office.savePolicyDraft', { texts: { en: 'Be quick.' }, savedAt: '2026-12-03T11:30:00.000Z' }],
  ]);
});
