import { beforeEach, expect, test, vi } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answerPages, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { AuditPage } from './audit-page.tsx';

const saved: string[][] = [];
vi.mock('#web/ui/desk/save-text.ts', () => ({
  saveText: (name: string, text: string) => void saved.push([name, text]),
}));
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  saved.length = 0;
  asAdmin('audit.view', 'users.view');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const operation = (seq: number, changes: object = {}) => ({
  ...{ seq, at: at(seq), actorId: 'cy', actorRole: 'master_admin', actorName: 'Cy', ip: '203.0.113.7' },
  ...{ act: 'office.suspendPerson', reason: '', subjectKind: 'person', subjectId: 'bo', subjectName: 'Bo' },
  ...{ before: { accountStatus: 'active' }, after: null, ...changes },
});
const know = (input: object, items: object[]): void =>
  answerPages(
    'admin.listActs',
    partly({ limit: 50, ...input }),
    partly({ items, nextCursor: null, acts: ['office.suspendPerson'], kinds: ['person', 'strange'] }),
  );
async function opened(address = '/admin/audit'): Promise<void> {
  know({}, [operation(1, { reason: 'Fakes' }), operation(2, { subjectKind: 'strange', subjectName: '' })]);
  await page.open(AuditPage, {}, address);
}

test('[ADM-12] the audit log names who did what to whom, and each act opens by itself', async () => {
  await opened();
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      '*Every act / Suspended somebody /',
      '*On anything / Account / strange /',
      'Today 11:00 | Cy203.0.113.7 | Suspended somebodyFakes | [Bo → /admin/users/bo]Account | [Details of act 1: Details]',
      'Today 10:00 | Cy203.0.113.7 | Suspended somebody | bostrange | [Details of act 2: Details]',
    ]),
  );
  const before = page.lines();
  await page.press('Details of act 1');
  expect(page.lines().map((line) => line.replaceAll('"', ''))).toEqual(
    expect.arrayContaining([
      'Act | 1, office.suspendPerson, 2026-12-03T11:00:00.000Z',
      'Who | cy, master_admin',
      '{accountStatus:active}',
      'null',
    ]),
  );
  await page.press('Details of act 2');
  expect(page.lines().filter((line) => line.startsWith('Act | '))).toHaveLength(2);
  await page.press('Details of act 2');
  await page.press('Details of act 1');
  expect(page.lines()).toEqual(before);
});

test('[ADM-12] the audit log is saved as CSV, and says where the export ended', async () => {
  await opened();
  server.streaming(
    'exportActs',
    { message: { rows: 1 } },
    { result: { rows: 2, fileName: 'acts.csv', csv: 'a,b', isWhole: false } },
  );
  await page.press('Export as CSV');
  await time.settle();
  expect([server.said(), saved]).toEqual([
    ['success: The newest 2 acts are saved. Choose days for the older ones.'],
    [['acts.csv', 'a,b']],
  ]);
});

test('[ADM-12] an export that is refused saves nothing and says so', async () => {
  await opened();
  server.refusing('exportActs', 403, 'You may not.');
  await page.press('Export as CSV');
  await time.settle();
  expect([server.said(), saved]).toEqual([
    ['error: A network error occurred. Please check your connection and try again.'],
    [],
  ]);
});

test('[ADM-12] what is looked for in the audit log lives in the address', async () => {
  await opened();
  await page.type('From', '2026-12-01');
  await page.type('On what', 'person');
  expect(page.address()).toBe('/admin/audit?from=2026-12-01&kind=person');
  await page.type('From', '');
  await page.type('On what', '');
  expect(page.address()).toBe('/admin/audit');
});

test('[ADM-12] where no act fits all can be shown, and an empty log says that it is', async () => {
  know({ q: 'zz', to: '2026-12-02' }, []);
  await page.open(AuditPage, {}, '/admin/audit?q=zz&to=2026-12-02&other=1');
  const none = page.lines().slice(-3);
  await page.press('Show all');
  know({}, []);
  expect([none, page.address(), (await page.lookAt(AuditPage, {}, '/admin/audit')).slice(-2)]).toEqual([
    ['No act fits', 'What administrators do stands here from the first act on.', '[Show all acts]'],
    '/admin/audit',
    ['No act yet', 'What administrators do stands here from the first act on.'],
  ]);
});
