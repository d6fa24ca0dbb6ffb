import { beforeEach, expect, test, vi } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, NOON, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import { window } from '#test/support/markup/browser.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { ActivatePage } from './activate/activate-page.tsx';
import { AdminsPage } from './admins/admins-page.tsx';
import { ChangeAdminForm } from './admins/change-admin-form.tsx';
import { InviteForm } from './admins/invite-form.tsx';
import { AgeMark } from './age-mark.tsx';
import { AuditPage } from './audit/audit-page.tsx';
import { dayOf, daysOf } from './lists/one-day.tsx';
import { ReasonedActs } from './records/reasoned-acts.tsx';
import { savedScroll } from '#web/platform/router/navigation.ts';
import { Timeline } from './records/timeline.tsx';
import { NoRecordPage, RefusedPage, SecondFactorPage } from './refused-page.tsx';
import { SeeAsBar } from './see-as-bar.tsx';

vi.mock('./audit/save-text.ts', () => ({ saveText: (name: string, text: string) => void saved.push([name, text]) }));
const saved: string[][] = [];

type Admin = CallOutput<'admin.listAdmins'>['items'][number];
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  saved.length = 0;
  asAdmin('audit.view', 'users.view');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const acts = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const alerts = (): string[] => page.lines().filter((line) => line.startsWith('alert'));

const admin = (id: string, changes: Partial<Admin> = {}): Admin =>
  partly({
    ...{ id, displayName: `Admin ${id}`, email: `${id}@example.com`, role: 'customer_service', customPermissions: [] },
    ...{ status: 'active', lastLogin: null, loginHistory: [], createdAt: at(300) },
    ...changes,
  });

test('[ADM-01, ADM-05] who works here as what, open invitations, and a look through each role', async () => {
  answer(
    'admin.listAdmins',
    {},
    partly({
      items: [
        admin('a', { lastLogin: at(1), loginHistory: partly([{ ipAddress: '203.0.113.7' }]) }),
        admin('b', { role: 'custom', customPermissions: partly(['users.view', 'audit.view']) }),
        admin('c', { role: 'custom', status: partly('inactive') }),
      ],
      invitations: [{ id: 'i1', email: 'new@example.com', role: 'senior_admin', expiresAt: at(-24) }],
    }),
  );
  await page.open(AdminsPage, {}, '/admin/admins');
  expect(page.lines()).toEqual([
    'Administrators',
    '2 active, 1 inactive.',
    '[Invite an administrator]',
    'Administrators',
    'Name | Role | Status | Last sign-in | Since | Acts',
    'Admin aa@example.com | Customer service | Active | Today 11:00203.0.113.7 | Sat 21 Nov | [Change Admin a: Change]',
    'Admin bb@example.com | Customusers.view, audit.view | Active | Never | Sat 21 Nov | [Change Admin b: Change]',
    'Admin cc@example.com | Customno permissions | Inactive | Never | Sat 21 Nov | [Change Admin c: Change]',
    'Open invitations',
    'new@example.com',
    'Senior admin · until Fri 4 Dec 12:00',
    '[Withdraw the invitation of new@example.com: Withdraw]',
    'Roles',
    'Seeing as a role is read only and stands in the audit log',
    'Senior admin',
    'Runs the marketplace day to day; cannot change administrators or settings. 50 permissions.',
    '[See as senior admin]',
    'Customer service',
    'Answers buyers and makers and works on their cases. 10 permissions.',
    '[See as customer service]',
    'Content moderator',
    'Looks after listings, reviews, reports and spam. 12 permissions.',
    '[See as content moderator]',
    'Financial admin',
    'Refunds, payouts, transactions and the books. 9 permissions.',
    '[See as financial admin]',
    'Analytics admin',
    'Reads figures and makes reports; changes nothing. 6 permissions.',
    '[See as analytics admin]',
    'Seller success manager',
    'Welcomes makers, approves shops and pieces. 8 permissions.',
    '[See as seller success manager]',
    'Trust and safety',
    'Stops fraud and harm: suspends, bans, removes. 17 permissions.',
    '[See as trust and safety]',
  ]);
  await page.press('Withdraw the invitation of new@example.com');
  expect(acts()).toEqual({
    anew: ['admin.listActs', 'admin.listAdmins'],
    said: ['success: The invitation of new@example.com opens nothing any more.'],
    sent: [
      [
        'admin.withdrawInvitation',
        {
          invitationId: 'i1',
        },
      ],
    ],
  });
  server.refusing('admin.withdrawInvitation', 404, 'It is gone.');
  await page.press('Withdraw the invitation of new@example.com');
  expect([alerts(), server.said().length]).toEqual([['alert: It is gone.'], 1]);
  answer('admin.listAdmins', {}, partly({ items: [admin('a')], invitations: [] }));
  await time.settle();
  expect(page.lines().slice(1, 9)).toEqual([
    '1 active, 0 inactive.',
    '[Invite an administrator]',
    'Administrators',
    'Name | Role | Status | Last sign-in | Since | Acts',
    'Admin aa@example.com | Customer service | Active | Never | Sat 21 Nov | [Change Admin a: Change]',
    'Open invitations',
    'None',
    'alert: It is gone.',
  ]);
});

test('[ADM-05] another role, none, or back: each with its reason, told and read anew; nobody resets their own factor', async () => {
  let closed = 0;
  const form = async (changes: Partial<Admin> = {}): Promise<string[]> => {
    await page.open(ChangeAdminForm, { admin: admin('a', changes), onClose: () => void (closed += 1) });
    return page.lines();
  };
  const reason = 'Reason, kept in the audit log';
  expect(await form()).toEqual([
    'Admin a',
    'a@example.com',
    'Role',
    'Master admin / Senior admin / *Customer service / Content moderator / Financial admin / Analytics admin / Seller success manager / Trust and safety / Custom /',
    'Answers buyers and makers and works on their cases.',
    'Reason, kept in the audit log',
    '‹›',
    'It holds at once: every session of Admin a ends.',
    '[Reset a lost second factor – off]',
    '[Deactivate Admin a]',
    '[Cancel]',
    '[Save the role]',
  ]);
  await page.type('Role', 'senior_admin');
  await page.submit(reason);
  const role = acts();
  await form();
  server.refusing('admin.deactivate', 409, 'The last one.');
  await page.press('Deactivate Admin a');
  const refused = [alerts(), closed];
  server.answering('admin.deactivate', () => partly({}));
  await page.type(reason, 'Left');
  await page.press('Deactivate Admin a');
  const gone = acts();
  await form();
  await page.type(reason, 'Lost phone');
  await page.press('Reset a lost second factor');
  expect([role, refused, gone, acts(), closed]).toEqual([
    {
      anew: ['admin.getMe', 'admin.listActs', 'admin.listAdmins'],
      said: ['success: Admin a is senior admin now.'],
      sent: [
        [
          'admin.changeRole',
          {
            adminId: 'a',
            reason: '',
            role: 'senior_admin',
          },
        ],
      ],
    },
    [['alert: The last one.'], 1],
    {
      anew: ['admin.getMe', 'admin.listActs', 'admin.listAdmins'],
      said: ['success: Admin a is inactive now.'],
      sent: [
        [
          'admin.deactivate',
          {
            adminId: 'a',
            reason: '',
          },
        ],
        [
          'admin.deactivate',
          {
            adminId: 'a',
            reason: 'Left',
          },
        ],
      ],
    },
    {
      anew: ['admin.getMe', 'admin.listActs', 'admin.listAdmins'],
      said: ['success: Admin a sets up a new second factor at the next sign-in.'],
      sent: [
        [
          'admin.resetSecondFactor',
          {
            adminId: 'a',
            reason: 'Lost phone',
          },
        ],
      ],
    },
    3,
  ]);
  const inactive = await form({ status: partly('inactive') });
  await page.press('Reactivate Admin a');
  const back = acts();
  signIn({ userId: 'a' });
  asAdmin();
  signIn({ userId: 'a' });
  const own = await form();
  expect([inactive, back, own.some((line) => line.includes('second factor'))]).toEqual([
    [
      'Admin a',
      'a@example.com',
      'Reason, kept in the audit log',
      '‹›',
      'It holds at once: every session of Admin a ends.',
      '[Cancel]',
      '[Reactivate Admin a]',
    ],
    {
      anew: ['admin.getMe', 'admin.listActs', 'admin.listAdmins'],
      said: ['success: Admin a is active again.'],
      sent: [
        [
          'admin.reactivate',
          {
            adminId: 'a',
            reason: '',
          },
        ],
      ],
    },
    false,
  ]);
});

test('[ADM-04, ADM-11] an invitation: a role, or custom with permissions of its own that are not reserved', async () => {
  let closed = 0;
  await page.open(InviteForm, { onClose: () => void (closed += 1) });
  expect(page.lines()).toEqual([
    'Invite an administrator',
    'E-mail address‹email›',
    'The link works for the account with this address: once, and for 48 hours.',
    'Role',
    'Master admin / Senior admin / *Customer service / Content moderator / Financial admin / Analytics admin / Seller success manager / Trust and safety / Custom /',
    'Answers buyers and makers and works on their cases.',
    '[Cancel]',
    '[Send the invitation]',
  ]);
  await page.type('E-mail address', 'new@example.com');
  await page.type('Role', 'custom');
  expect(page.lines().slice(4, -2).join(' ')).toEqual(
    'Master admin / Senior admin / Customer service / Content moderator / Financial admin / Analytics admin / Seller success manager / Trust and safety / *Custom / Exactly the permissions that its record lists. Permissions of this record users‹checkbox›users.view‹checkbox›users.edit‹checkbox›users.suspend‹checkbox›users.ban buyers‹checkbox›buyers.contact sellers‹checkbox›sellers.view‹checkbox›sellers.edit‹checkbox›sellers.approve‹checkbox›sellers.applications‹checkbox›sellers.suspend‹checkbox›sellers.ban‹checkbox›sellers.contact products‹checkbox›products.view‹checkbox›products.edit‹checkbox›products.approve‹checkbox›products.remove reviews‹checkbox›reviews.view‹checkbox›reviews.moderate‹checkbox›reviews.remove reports‹checkbox›reports.view‹checkbox›reports.resolve content‹checkbox›content.moderate spam‹checkbox›spam.view‹checkbox›spam.moderate orders‹checkbox›orders.view‹checkbox›orders.edit‹checkbox›orders.refund payouts‹checkbox›payouts.view‹checkbox›payouts.process transactions‹checkbox›transactions.view finance‹checkbox›finance.reports‹checkbox›finance.export cases‹checkbox›cases.view‹checkbox›cases.manage tickets‹checkbox›tickets.view‹checkbox›tickets.manage messages‹checkbox›messages.view‹checkbox›messages.send analytics‹checkbox›analytics.view‹checkbox›analytics.reports‹checkbox›analytics.export‹checkbox›analytics.custom health‹checkbox›health.view jobs‹checkbox›jobs.run audit‹checkbox›audit.view settings‹checkbox›settings.view‹checkbox›settings.edit compliance‹checkbox›compliance.view‹checkbox›compliance.manage gdpr‹checkbox›gdpr.view‹checkbox›gdpr.process',
  );
  await page.press('users.view');
  await page.press('orders.view');
  await page.press('users.view');
  await page.submit('E-mail address');
  expect([acts(), closed]).toEqual([
    {
      anew: ['admin.listActs', 'admin.listAdmins'],
      said: ['success: The invitation is on its way to new@example.com. It works once and for 48 hours.'],
      sent: [
        [
          'admin.inviteAdmin',
          {
            customPermissions: ['orders.view'],
            email: 'new@example.com',
            role: 'custom',
          },
        ],
      ],
    },
    1,
  ]);
  server.refusing('admin.inviteAdmin', 409, 'Is one already.');
  await page.submit('E-mail address');
  expect([alerts(), closed]).toEqual([['alert: Is one already.'], 1]);
});

test('[ADM-12] the audit log: what is looked for lives in the address, each act opens, and it can be taken along', async () => {
  const act = (seq: number, changes: object = {}) => ({
    ...{
      seq,
      at: at(seq),
      actorId: 'cy',
      actorRole: 'master_admin',
      actorName: 'Cy',
      ip: '203.0.113.7',
      act: 'office.suspendPerson',
    },
    ...{
      reason: '',
      subjectKind: 'person',
      subjectId: 'bo',
      subjectName: 'Bo',
      before: { standing: 'active' },
      after: null,
    },
    ...changes,
  });
  const know = (input: object, items: object[]): void =>
    answerPages(
      'admin.listActs',
      partly({ limit: 50, ...input }),
      partly({ items, nextCursor: null, acts: ['office.suspendPerson'], kinds: ['person', 'strange'] }),
    );
  know({}, [act(1, { reason: 'Fakes' }), act(2, { subjectKind: 'strange', subjectName: '' })]);
  await page.open(AuditPage, {}, '/admin/audit');
  expect(page.lines()).toEqual([
    'Audit log',
    'Every act of an administrator, newest first. Rows are only added, and each is sealed by the one before. Times are UTC.',
    '[Export as CSV]',
    '‹search Words›',
    '*Every act / Suspended somebody /',
    '*On anything / person / strange /',
    '‹date From›‹date To›',
    'Acts, newest first',
    'When | Who | Act | On what | Details',
    'Today 11:00 | Cy203.0.113.7 | Suspended somebodyFakes | [Bo → /admin/users/bo]person | [Details of act 1: Details]',
    'Today 10:00 | Cy203.0.113.7 | Suspended somebody | bostrange | [Details of act 2: Details]',
  ]);
  await page.press('Details of act 1');
  const opened = page
    .lines()
    .slice(-9)
    .map((line) => line.replaceAll('"', ''));
  await page.press('Details of act 2');
  const both = page.lines().filter((line) => line.startsWith('Act | '));
  await page.press('Details of act 2');
  await page.press('Details of act 1');
  expect([opened, both.length, page.lines().length]).toEqual([
    [
      'Today 11:00 | Cy203.0.113.7 | Suspended somebodyFakes | [Bo → /admin/users/bo]person | [Details of act 1: Close]',
      'Act | 1, office.suspendPerson, 2026-12-03T11:00:00.000Z',
      'Who | cy, master_admin',
      'On what | person bo',
      'Before',
      '{standing:active}',
      'After',
      'null',
      'Today 10:00 | Cy203.0.113.7 | Suspended somebody | bostrange | [Details of act 2: Details]',
    ],
    2,
    11,
  ]);
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
  server.refusing('exportActs', 403, 'You may not.');
  await page.press('Export as CSV');
  await time.settle();
  expect([server.said().at(-1), saved.length]).toEqual([
    'error: A network error occurred. Please check your connection and try again.',
    1,
  ]);
  await page.type('From', '2026-12-01');
  await page.type('On what', 'person');
  expect(page.address()).toBe('/admin/audit?from=2026-12-01&kind=person');
  await page.type('From', '');
  await page.type('On what', '');
  expect(page.address()).toBe('/admin/audit');
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

test('[ADM-11] becoming an administrator: signed out, by an invitation, by the first code', async () => {
  signIn(null);
  const out = [
    await page.lookAt(ActivatePage, {}, '/activate-admin'),
    await page.lookAt(ActivatePage, {}, '/activate-admin?invitation=x'),
  ];
  signIn({});
  await page.open(ActivatePage, {}, '/activate-admin?invitation=x');
  const invited = page.lines();
  server.refusing('admin.acceptInvitation', 403, 'For another address.');
  await page.press('Accept the invitation');
  const refused = alerts();
  server.answering('admin.acceptInvitation', () => ({ role: 'senior_admin' }));
  await page.press('Accept the invitation');
  expect([out, invited, refused, page.lines(), acts()]).toEqual([
    [
      [
        'Activate an administrator',
        'Sign in first',
        'The code makes the account that you are signed in with the first administrator.',
        '[Sign in]',
      ],
      [
        'Activate an administrator',
        'Sign in first',
        'The invitation works for the account with the address that it was sent to.',
        '[Sign in]',
      ],
    ],
    [
      'Activate an administrator',
      'You are invited to the back office',
      'You are signed in as ida@example.com. The invitation is for the account with the address that it was sent to.',
      '[Accept the invitation]',
    ],
    ['alert: For another address.'],
    [
      'Activate an administrator',
      'You are senior admin now',
      'Runs the marketplace day to day; cannot change administrators or settings. The link has been used up.',
      '[Open the back office → /admin]',
    ],
    {
      anew: ['admin.getMe'],
      said: [],
      sent: [
        [
          'admin.acceptInvitation',
          {
            invitation: 'x',
          },
        ],
        [
          'admin.acceptInvitation',
          {
            invitation: 'x',
          },
        ],
      ],
    },
  ]);
  await page.open(ActivatePage, {}, '/activate-admin');
  const form = page.lines();
  const field = page.lines()[1]?.split('‹')[0] ?? '';
  server.refusing('admin.activate', 400, 'Not this code.');
  await page.type(field, 'abc');
  await page.submit(field);
  const wrong = page.lines();
  server.answering('admin.activate', () => partly({}));
  await page.submit(field);
  expect([form, wrong, page.lines(), acts()]).toEqual([
    [
      'Activate an administrator',
      'Activation code‹text›',
      'The first start of the server printed it once.',
      '[Activate]',
    ],
    ['Activate an administrator', 'Activation code‹text abc›', 'Not this code.', '[Activate]'],
    [
      'Activate an administrator',
      'You are master admin now',
      'The code has been used up and opens nothing more.',
      '[Open the back office → /admin]',
    ],
    {
      anew: ['admin.getMe'],
      said: [],
      sent: [
        [
          'admin.activate',
          {
            code: 'abc',
          },
        ],
        [
          'admin.activate',
          {
            code: 'abc',
          },
        ],
      ],
    },
  ]);
});

test('[UX-95, ADM-10, ADM-13] what one may not open says why, and the way out', async () => {
  expect([
    await page.lookAt(RefusedPage, { name: 'Orders', permission: 'orders.view' }),
    await page.lookAt(NoRecordPage, { isInactive: true }),
    await page.lookAt(NoRecordPage, { isInactive: false }),
    await page.lookAt(SecondFactorPage, {}),
  ]).toEqual([
    [
      '[Back office → /admin]',
      'Orders',
      'You need orders.view permission – ask a master admin',
      'Roles that have it: Master admin, Senior admin, Customer service, Financial admin, Custom, where its record lists it. Nothing was opened or changed.',
      '[Go to the dashboard → /admin]',
    ],
    [
      '403',
      'This part of the house is for administrators',
      'Your administrator record is inactive',
      'A master admin can make it active again.',
      '[Go to the home page → /]',
    ],
    [
      '403',
      'This part of the house is for administrators',
      'Your account has no administrator record',
      'A master admin can send you an invitation.',
      '[Go to the home page → /]',
      '[I have an activation code → /activate-admin]',
    ],
    [
      '403',
      'Set up a second factor',
      'Administrators sign in with two proofs',
      'An authenticator app or a passkey beside the password. If you have one already, give its code there once, or sign in again with your passkey. Lost it? Use a recovery code, or ask a master admin to reset it.',
      '[Go to the security tab → /profile/security?for=office]',
      '[Go to the home page → /]',
    ],
  ]);
});

test('[ADM-13] whoever looks through another role reads so all the time, and leaves it', async () => {
  await page.open(SeeAsBar, { role: 'senior_admin' });
  const bar = page.lines();
  server.refusing('admin.stopSeeing', 503, 'Not now.');
  await page.press(bar.at(-1)?.replace(/.*\[|\].*/g, '') ?? '');
  expect([bar, acts()]).toEqual([
    [
      'status: You see the back office as senior admin, read only. Opening and leaving it stand in the audit log.[Leave this view]',
    ],
    {
      anew: [],
      said: ['error: Not now.'],
      sent: [['admin.stopSeeing', {}]],
    },
  ]);
});

test('[OFFICE-01] how long the oldest has waited: near the promise from four fifths on, late only past it', async () => {
  const age = async (hours: number | null, promised = 50): Promise<string> => {
    await page.open(AgeMark, { since: hours === null ? null : at(hours), now: NOON.toISOString(), promised });
    return `${page.lines().join()} ${document.querySelector('i')?.className ?? ''} ${document.querySelector('.d-crit-t') ? 'late' : ''}`.trim();
  };
  const said: string[] = [];
  for (const hours of [null, -1, 0.99, 1, 40, 40.01, 50, 50.01, 71.9, 72]) said.push(await age(hours));
  expect(said).toEqual([
    'Nothing waits',
    'under 1 h of 50 h',
    'under 1 h of 50 h',
    '1 h of 50 h',
    '40 h of 50 h',
    '40 h of 50 h d-near',
    '50 h of 50 h d-near',
    '50 h of 50 h d-over late',
    '71 h of 50 h d-over late',
    '3 days of 50 h d-over late',
  ]);
});

test('[OFFICE-01] the days of an address: real ones alone', () => {
  const query = (text: string): URLSearchParams => new URLSearchParams(text);
  expect([
    dayOf(query('day=2026-12-01')),
    dayOf(query('day=2026-13-01')),
    dayOf(query('day=x')),
    dayOf(query('')),
    daysOf(query('from=2026-12-01&until=2026-12-02')),
    daysOf(query('from=&until=2026-12-02')),
    daysOf(query('from=2026-12-01')),
  ]).toEqual([
    '2026-12-01',
    null,
    null,
    null,
    { from: '2026-12-01', until: '2026-12-02' },
    { until: '2026-12-02' },
    { from: '2026-12-01' },
  ]);
});

test('[UX-96] acts that need words: none without three letters; then they are empty again', async () => {
  const sent: string[] = [];
  let done = 0;
  const call = (isSending = false, problem: object | null = null) => ({
    ...{ isSending, problem: partly<ApiProblem | null>(problem) },
    send: (words: string, on: { onSuccess: () => void }) => {
      sent.push(words);
      on.onSuccess();
    },
  });
  const props = (calls = [call(), call()]) => ({
    ...{ title: 'Take it off', children: 'It leaves the shop.', label: 'Reason', placeholder: '', most: 100 },
    acts: [
      { label: 'Hide it', done: 'It is hidden.', call: calls[0] ?? call() },
      { label: 'Ban it', done: 'It is banned.', isDanger: true, call: calls[1] ?? call() },
    ],
    onDone: () => void (done += 1),
  });
  await page.open(ReasonedActs, props());
  const first = page.lines();
  await page.type('Reason', ' ab ');
  const short = page.lines().slice(-3);
  await page.type('Reason', ' abc ');
  const ready = page.lines().slice(4);
  await page.press('Ban it');
  expect([first, short, ready, sent, done, server.said(), page.lines().slice(2, 4)]).toEqual([
    [
      'Take it off',
      'It leaves the shop.',
      'Reason',
      '‹›',
      '[Hide it – off]',
      '[Ban it – off]',
      'Write something first.',
    ],
    ['[Hide it – off]', '[Ban it – off]', 'Write something first.'],
    ['[Hide it]', '[Ban it]'],
    ['abc'],
    1,
    ['success: It is banned.'],
    ['Reason', '‹›'],
  ]);
  await page.again(ReasonedActs, props([call(true), call(false, { message: 'Not now.' })]));
  expect(page.lines().slice(2)).toEqual(['Reason', '‹›', 'alert: Not now.', '[Hide it – off]', '[Ban it – off]']);
});

test('[UX-96] what happened to a record, newest first, or what administrators did alone', async () => {
  const moment = (kind: string, changes: object = {}) => ({
    ...{
      at: at(1),
      kind,
      what: 'office.suspendPerson',
      who: 'Cy',
      by: 'master_admin',
      state: '',
      cents: null,
      stars: null,
    },
    ...{ isReported: false, device: '', isAct: false, href: '', quote: '', words: '', ip: '' },
    ...changes,
  });
  const moments = partly<Parameters<typeof Timeline>[0]['moments']>([
    moment('act', { isAct: true, quote: 'Fakes' }),
    moment('account', { href: '/admin/users/bo' }),
  ]);
  const both = await page.lookAt(Timeline, { moments, href: '/admin/users/bo' }, '/admin/users/bo');
  vi.stubGlobal('scrollY', 300);
  await page.press('Acts by us');
  vi.stubGlobal('scrollY', 0);
  // The page stays where one reads.
  expect(savedScroll((window.history.state as { key: string }).key)).toBe(300);
  const own = [page.lines(), page.address()];
  await page.press('All');
  expect([both, own, page.address()]).toEqual([
    [
      'Timeline',
      '[All (on)]',
      '[Acts by us]',
      'Suspended somebody',
      'by Cy, master admin',
      'Fakes',
      'Today 11:00',
      '[Account made → /admin/users/bo]',
      'Today 11:00',
    ],
    [
      ['Timeline', '[All]', '[Acts by us (on)]', 'Suspended somebody', 'by Cy, master admin', 'Fakes', 'Today 11:00'],
      '/admin/users/bo?show=acts',
    ],
    '/admin/users/bo',
  ]);
  expect((await page.lookAt(Timeline, { moments: [], href: '/x' }, '/x?show=acts')).at(-1)).toEqual(
    'No administrator has done anything here.',
  );
});
