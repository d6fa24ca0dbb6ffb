import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import type { Case } from '#domain/office/cases-contract.ts';
import type { DisputeRecord } from '#domain/office/disputes/dispute-contract.ts';
import { CasesPage } from './cases-page.tsx';
import { DisputePage } from './dispute-page.tsx';

const all: Permission[] = [
  ...(['cases.view', 'cases.manage', 'reviews.view', 'transactions.view', 'orders.view', 'users.view'] as const),
  ...(['sellers.view', 'finance.reports', 'messages.send', 'jobs.run', 'health.view', 'content.moderate'] as const),
  ...(['products.view', 'users.suspend', 'users.ban', 'buyers.contact', 'audit.view'] as const),
];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const errors = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
const pages = (items: object[]): never => partly({ items, nextCursor: null });
const one = (id: string, kind: Case['kind'], changes: Partial<Case> = {}): Case => ({
  ...{ id, kind, facts: {}, quote: '', since: at(1), person: 'Bo', personId: 'bo', ...changes },
});
const dispute = (changes: Partial<DisputeRecord> = {}): DisputeRecord =>
  ({
    ...{ disputeId: 'd1', status: 'needs_response', reason: 'fraudulent', amountCents: 8950, takenCents: 10_450 },
    ...{ openedAt: at(24), dueAt: '2026-12-10T12:00:00.000Z', submittedAt: null, answeredAt: null, closedAt: null },
    ...{ buyerName: 'Bo', orderNumbers: ['AM-1', 'AM-2'], isDraft: true, ownContacts: [] },
    ...{ evidence: { product_description: 'A jug', customer_name: 'Bo' } },
    orders: [
      {
        orderId: 'o1',
        number: 'AM-1',
        shopName: 'Rio',
        amountCents: 4000,
        withheldCents: 4000,
        caseNumber: 'C-4KXM2TR7Q2',
        explanation: 'Half of it.',
      },
      {
        orderId: 'o2',
        number: 'AM-2',
        shopName: 'Ana',
        amountCents: 4950,
        withheldCents: 4950,
        caseNumber: null,
        explanation: '',
      },
    ],
    ...changes,
  }) as DisputeRecord;
const disputePage = async (changes: Partial<DisputeRecord> = {}): Promise<string[]> => {
  await page.close();
  answer('office.getDispute', { disputeId: 'd1' }, dispute(changes));
  return page.lookAt(DisputePage, { disputeId: 'd1' }, '/admin/cases/d1');
};
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  asAdmin(...all);
});

test('[OFFICE-01] cases: since when, of whom, where each is decided, for who may go there', async () => {
  const items = [
    one('dispute-d1', 'dispute', { since: at(49), facts: { orders: ['AM-1'], isInquiry: false, due: null } }),
    one('report-1', 'report', { quote: 'It is rude.', facts: { listing: 'Jug', reasons: ['offensive'] } }),
    one('refund-1', 'refund', { person: '', personId: null }),
    one('late-o1', 'late', { personId: null, facts: { orders: ['AM-2'], shop: 'Rio', leavesBy: '2026-12-01' } }),
    one('case-C-1', 'case', { facts: { orders: ['AM-3'], state: 'buyer', due: at(-24), isEscalated: true } }),
  ];
  answerPages('office.listCases', { view: 'ours', limit: 25 }, pages(items));
  expect(await page.lookAt(CasesPage, {}, '/admin/cases')).toEqual(
    expect.arrayContaining([
      '[Waiting for us → /admin/cases (here)]',
      'Disputed: AM-1Evidence is due by the bank’s day',
      '| [Bo → /admin/users/bo] | 49 h of 48 h | [The dispute → /admin/cases/d1]',
      'It is rude.',
      '| – | 1 h of 48 h | [Payments → /admin/financial?view=late]',
      '| Bo | 1 h of 48 h | [The order → /admin/orders/o1]',
    ]),
  );
  asAdmin('cases.view');
  await page.close();
  expect((await page.lookAt(CasesPage, {}, '/admin/cases')).filter((line) => / needs /.test(line))).toEqual([
    '| Bo | 1 h of 48 h | needs reports.view',
    '| – | 1 h of 48 h | needs transactions.view',
    '| Bo | 1 h of 48 h | needs orders.view',
  ]);
  answerPages('office.listCases', { view: 'report', limit: 25 }, pages([]));
  expect((await page.lookAt(CasesPage, {}, '/admin/cases?kind=report')).slice(-3)).toEqual([
    'No case is open',
    expect.stringContaining('disputes of banks'),
    '[Go to the dashboard → /admin]',
  ]);
});

test('[OFFICE-01, PAY-02] a dispute says its money, its deadline and its end', async () => {
  const open = await disputePage();
  expect(open.slice(0, 28)).toEqual(
    expect.arrayContaining([
      '€89.50 · Needs evidence · evidence is due by Thu 10 Dec',
      'Why | The cardholder says that they did not buy it',
      'Evidence | not sent',
      'Case | [C-4KXM2TR7Q2 → /admin/cases/C-4KXM2TR7Q2]',
      'Rio | [AM-1 → /admin/orders/o1]',
      'Taken, with the provider’s fee | [€104.50 → /admin/financial?book=disputes#books]',
      'Held back from Rio | €40.00',
      'Held back from Ana | €49.50',
      'Rio: Half of it.',
      'As the orders tell it. Read it, and add what you know',
      '‹A jug›',
      'Buyer‹text Bo›',
    ]),
  );
  const closed = { status: 'lost', closedAt: at(1), submittedAt: at(2) } as const;
  expect(await disputePage({ ...closed, buyerName: '', orderNumbers: [], orders: [] })).toEqual(
    expect.arrayContaining([
      'Dispute of a payment without orders',
      '€89.50 · Lost',
      'Buyer | –',
      'Evidence | sent Today 10:00',
      'Decided | Today 11:00',
      'What was bought | A jug',
    ]),
  );
  const lost = await disputePage({ status: 'lost', closedAt: at(1) });
  expect(lost.filter((line) => /^Borne|due/.test(line))).toEqual(['Borne by Rio | €40.00', 'Borne by Ana | €49.50']);
  asAdmin('cases.view');
  expect((await disputePage()).slice(-4)).toEqual([
    'Evidence',
    'Writing and sending evidence needs cases.manage, which these roles have: Master admin, Senior admin, Customer service, Financial admin, Trust and safety, Custom, where its record lists it.',
    'What was bought | A jug',
    'Buyer | Bo',
  ]);
  forgetAnswers();
  asAdmin(...all);
  server.forget();
  await page.close();
  server.refusing('office.getDispute', 404);
  await page.show(DisputePage, { disputeId: 'd1' }, '/admin/cases/d1');
  expect(page.lines()).toEqual([
    '[Cases → /admin/cases]',
    'No such dispute',
    'There is no dispute with this id',
    'The address may be mistyped. Every dispute stands in the list of the money.',
    '[Go to the cases → /admin/cases]',
  ]);
});

test('[PAY-02] evidence is kept as often as one likes and sent once, after a question', async () => {
  await disputePage();
  const field = [...document.querySelectorAll('label')].map((label) => label.textContent ?? '')[0] ?? '';
  await page.type(field, 'A blue jug');
  await page.press('Keep it');
  const saved = effects() as { sent: [string, { evidence: object }][] };
  expect(Object.values(saved.sent[0]?.[1].evidence ?? {})).toContain('A blue jug');
  await page.press('Send to the bank');
  expect([errors(), page.isThere('Keep it'), server.sent()]).toEqual([
    ['alert: The bank reads it once. After that nothing can be added.'],
    false,
    [],
  ]);
  await page.press('Not yet');
  await page.press('Send to the bank');
  server.refusing('office.submitDisputeEvidence', 409, 'It was sent.');
  await page.press('Send it now');
  expect(server.said().at(-1)).toBe('error: It was sent.');
  server.answering('office.submitDisputeEvidence', () => partly({}));
  await page.press('Send it now');
  expect([server.said().at(-1), server.sent().length, server.readAnew()]).toEqual([
    'success: The evidence is on its way to the bank.',
    2,
    ['office.getDispute', 'office.listCases', 'office.listDisputes'],
  ]);
});

test('[OFFICE-01, INV-12] a masked address goes along untouched, or as somebody wrote another one', async () => {
  const evidence = { customer_name: 'Bo', customer_email_address: 'b•••@example.com', shipping_address: '•••' };
  const sentNow = async (): Promise<object> => {
    await page.press('Keep it');
    return (server.sent().at(-1)?.[1] as { evidence: object }).evidence;
  };
  await disputePage({ evidence, ownContacts: ['shipping_address'] });
  expect(await sentNow()).toEqual({ customer_name: 'Bo' });
  await page.press('Use the order’s: Delivery address');
  await page.press('Write another: E-mail address of the buyer');
  await page.type('E-mail address of the buyer', 'bo@work.example');
  expect(await sentNow()).toEqual({
    ...{ customer_name: 'Bo', customer_email_address: 'bo@work.example', shipping_address: null },
  });
});
