import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { answer, forgetAnswers, shown } from '#test/support/markup/markup.ts';
import type { ApiKey } from '#domain/vault/contract.ts';
import { VaultAlerts } from '../admin/vault-alerts.tsx';
import { ApiKeysPage } from './api-keys-page.tsx';

beforeEach(forgetAnswers);

const key = (changes: Partial<ApiKey> = {}): ApiKey => ({
  ...{ id: 'k1', name: 'Stock sheet', hint: 'am_123', scopes: ['orders:read', 'listings:write'], state: 'active' },
  ...{
    createdAt: '2026-11-01T10:00:00.000Z',
    expiresAt: '2027-02-01T10:00:00.000Z',
    lastUsedAt: null,
    lastUsedFor: '',
  },
  ...changes,
});
type Proof = 'password' | 'code' | 'sign-in';
const open = async (keys: ApiKey[], proof: Proof = 'password'): Promise<Part> => {
  answerCalls({ 'vault.listApiKeys': () => ({ keys, proof }) });
  const part = await openPart(ApiKeysPage, {}, '/seller-dashboard/api-keys');
  sentNow();
  return part;
};

test('[VAULT-05, API-01] keys in each state, what they open, when they were used', async () => {
  expect(shown(ApiKeysPage, {}, '/')).toEqual([
    'API keys',
    'A key lets a program work in your shop without your password: a stock sheet, a packing tool.',
    '[What programs can ask → /api/docs]',
    'status: Loading your keys',
  ]);
  const part = await open([
    key(),
    key({
      id: 'k2',
      name: 'Old',
      state: 'expired',
      lastUsedAt: '2026-11-20T10:00:00.000Z',
      lastUsedFor: 'listings.getMine',
    }),
    key({ id: 'k3', name: 'Gone', state: 'revoked' }),
    key({ id: 'k4', name: 'Out', state: 'ended' }),
  ]);
  expect(part.lines()).toEqual([
    'API keys',
    'A key lets a program work in your shop without your password: a stock sheet, a packing tool.',
    '[What programs can ask → /api/docs]',
    '[Make a key]',
    'Your keys',
    'Name | Opens | State | Last used | Acts',
    'Stock sheetam_123… | Read orders and returns, Change pieces | Activeuntil 1 Feb 2027 | not yet | [Uses of Stock sheet: Uses] [Revoke Stock sheet: Revoke]',
    'Oldam_123… | Read orders and returns, Change pieces | Over | 20 Nov 2026listings.getMine | [Uses of Old: Uses]',
    'Goneam_123… | Read orders and returns, Change pieces | Revoked | not yet | [Uses of Gone: Uses]',
    'Outam_123… | Read orders and returns, Change pieces | Ended with your sign-ins | not yet | [Uses of Out: Uses]',
  ]);
  await part.close();
  expect((await open([])).lines()).toEqual([
    'API keys',
    'A key lets a program work in your shop without your password: a stock sheet, a packing tool.',
    '[What programs can ask → /api/docs]',
    'No key yet',
    'Programs have no way into your shop until you make one. Each key opens only what you choose for it.',
    '[Make the first key]',
  ]);
});

/** The form of a new key, filled in. */
async function filled(): Promise<Part> {
  const part = await open([]);
  await part.press('Make the first key');
  await part.fill('Name', ' Stock sheet ');
  await part.press('Change pieces');
  await part.press('Read orders and returns');
  await part.fill('It lasts', '365 days');
  await part.fill('Your password', 'right');
  part.lines();
  return part;
}
/** A key that was just made. */
async function made(): Promise<Part> {
  const part = await filled();
  answerCalls({
    'vault.makeApiKey': () => ({ key: 'am_12345' }),
    'vault.listApiKeys': () => ({ keys: [key()], proof: 'password' }),
  });
  await part.press('Make a key');
  return part;
}

test('[VAULT-05, API-01] a key needs a name and something that it opens; what is missing first is focused', async () => {
  const part = await open([]);
  await part.press('Make the first key');
  expect(part.lines().filter((line) => line.startsWith('‹checkbox'))).toEqual([
    '‹checkbox›Read orders and returnsWith names and addresses of buyers.‹checkbox›Move orders onMark them as in work, sent or delivered. Not cancel or refund.‹checkbox›Read piecesWith stock and postage.‹checkbox›Change piecesNew ones, words, prices, stock, and whether they are for sale.‹checkbox›Read payoutsBalance and what it is made of. No bank account.',
  ]);
  await part.press('Make a key');
  expect([part.changes(), part.focused()]).toEqual([
    ['− Which program it is for. You alone read it.', '+ Give the key a name.', '+ alert: Choose at least one.'],
    'Name',
  ]);
  await part.fill('Name', 'Stock sheet');
  await part.press('Make a key');
  expect([part.focused(), sentNow()]).toEqual(['Read orders and returnsWith names and addresses of buyers.', []]);
});

test('[VAULT-05] a password that is not right is said, and typed anew', async () => {
  const part = await filled();
  answerCalls({ 'vault.makeApiKey': () => new Problem(403, 'The password is not right.') });
  await part.press('Make a key');
  expect([part.changes(), sentNow()[0]]).toEqual([
    ['− Your password‹password right›', '+ Your password‹password›', '+ alert: The password is not right.'],
    [
      'vault.makeApiKey',
      { days: 365, name: 'Stock sheet', password: 'right', scopes: ['orders:read', 'listings:write'] },
    ],
  ]);
});

test('[VAULT-05] a key that is being made cannot be made twice', async () => {
  const part = await filled();
  answerCalls({ 'vault.makeApiKey': () => lateAnswer().pending });
  await part.press('Make a key');
  expect(part.changes()).toEqual(['− [Make a key]', '+ [Make a key – off]']);
});

test('[VAULT-05] a new key is shown once, until its maker has it', async () => {
  const part = await made();
  expect([part.lines(), staleNow()]).toEqual([
    expect.arrayContaining([
      'status: Copy it into your program now. It is shown this once: we keep only a fingerprint of it.',
      'Key‹text am_12345›',
      expect.stringContaining('Stock sheetam_123…'),
    ]),
    ['vault.listApiKeys'],
  ]);
  await part.press('I have it');
  expect(part.lines().join()).not.toContain('am_12345');
});

test('[VAULT-05] a new key is copied; where the browser does not allow that, it says so', async () => {
  const part = await made();
  await part.press('Copy the key');
  expect([await navigator.clipboard.readText(), saidNow()]).toEqual(['am_12345', ['success: The key is copied.']]);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  part.lines();
  await part.press('Copy the key');
  expect([part.changes(), saidNow()]).toEqual([
    ['+ Your browser does not allow copying: mark it and copy it yourself.'],
    [],
  ]);
});

test('[VAULT-05, ACC-16] a second factor proves by its code; whoever has neither signs in first', async () => {
  answerCalls({ 'vault.makeApiKey': () => lateAnswer().pending });
  const part = await open([key()], 'code');
  await part.press('Make a key');
  expect(part.lines().filter((line) => /second factor|Make a key/.test(line))).toEqual([
    'Code of your second factor, or a recovery code‹text›',
    '[Make a key]',
  ]);
  await part.fill('Name', 'Tool');
  await part.press('Read payouts');
  await part.fill('Code of your second factor', '123456');
  await part.press('Make a key');
  expect(sentNow()[0]).toEqual([
    'vault.makeApiKey',
    { code: '123456', days: 90, name: 'Tool', scopes: ['payouts:read'] },
  ]);
  await part.press('Cancel');
  expect(part.lines().filter((line) => /second factor|Make a key/.test(line))).toEqual(['[Make a key]']);
  await part.close();
  const neither = await open([key()], 'sign-in');
  await neither.press('Make a key');
  expect(neither.lines().filter((line) => /password|second factor|signed in/.test(line))).toEqual([
    'A key lets a program work in your shop without your password: a stock sheet, a packing tool.',
    'A key can be made within a quarter of an hour after you signed in.',
  ]);
  await neither.fill('Name', 'Tool');
  await neither.press('Read payouts');
  await neither.press('Make a key');
  expect(sentNow()[0]).toEqual(['vault.makeApiKey', { days: 90, name: 'Tool', scopes: ['payouts:read'] }]);
});

test('[VAULT-05] a key is revoked once that is confirmed', async () => {
  const part = await open([key()]);
  const before = part.lines();
  await part.press('Revoke Stock sheet');
  expect(part.changes()).toEqual([
    '+ Revoke Stock sheet?',
    '+ The program that has it stops working at once. This cannot be undone; you can make another key.',
    '+ [Cancel]',
    '+ [Revoke]',
  ]);
  expect(part.focused()).toBe('Cancel');
  await part.press('Cancel');
  expect([part.lines(), sentNow()]).toEqual([before, []]);
  answerCalls({ 'vault.revokeApiKey': () => new Problem(404, 'There is none.') });
  await part.press('Revoke Stock sheet');
  await part.press('Revoke', -1);
  expect([sentNow()[0], saidNow(), staleNow(), part.lines()]).toEqual([
    ['vault.revokeApiKey', { id: 'k1' }],
    ['error: There is none.'],
    ['vault.listApiKeys'],
    before,
  ]);
  answerCalls({ 'vault.revokeApiKey': () => ({}) });
  await part.press('Revoke Stock sheet');
  await part.press('Revoke', -1);
  expect([saidNow(), staleNow(), part.lines()]).toEqual([
    ['success: The key opens nothing any more.'],
    ['vault.listApiKeys'],
    before,
  ]);
});

test('[VAULT-05] what a program did with a key, and what it was answered', async () => {
  const use = (id: string, status: number) => ({
    id,
    operation: 'orders.move',
    status,
    network: '192.0.2',
    at: '2026-12-02T10:05:00.000Z',
  });
  answerCalls({
    'vault.listApiKeyUses': () => ({
      uses: [0, 200, 299, 300, 404, 499, 500].map((status) => use(`u${status}`, status)),
    }),
  });
  const part = await open([key()]);
  await part.press('Uses of Stock sheet');
  expect(part.changes()).toEqual(
    expect.arrayContaining([
      '+ Uses of Stock sheet',
      '+ orders.move | not known | 192.0.2 | 2 Dec 2026 10:05',
      '+ orders.move | done | 192.0.2 | 2 Dec 2026 10:05',
      '+ orders.move | refused | 192.0.2 | 2 Dec 2026 10:05',
      '+ orders.move | failed | 192.0.2 | 2 Dec 2026 10:05',
    ]),
  );
  await part.press('Close');
  expect(part.lines().join()).not.toContain('Close');
  answerCalls({ 'vault.listApiKeyUses': () => ({ uses: [] }) });
  await part.press('Uses of Stock sheet');
  expect(part.lines().slice(-3)).toEqual([
    'What it changed or was refused within 30 days, the newest first. What it read is not listed one by one.',
    'It changed nothing so far.',
    '[Close]',
  ]);
});

test('[VAULT-06, OFFICE-01] what the monitor of the encryption raised', () => {
  const alert = {
    userId: 'ida',
    displayName: 'Ida',
    kind: 'decryption-failures' as const,
    raisedAt: '2026-12-02T10:05:00.000Z',
    count: 3,
  };
  answer(
    'vault.listAlerts',
    {},
    {
      alerts: [alert, { ...alert, displayName: '', kind: 'encryptions' }],
      lastMinute: { encrypted: 5, decrypted: 7, failed: 1 },
    },
  );
  expect(shown(VaultAlerts, {})).toEqual([
    'Encryption',
    'Last minute: 5 encrypted, 7 opened, 1 refused',
    'Encryption',
    'Person | What | Raised',
    'Idaida | 3 failed decryptions within 60 s | Wed 2 Dec 10:05',
    'deleted accountida | 3 encryptions within 60 s | Wed 2 Dec 10:05',
  ]);
  answer('vault.listAlerts', {}, { alerts: [], lastMinute: { encrypted: 0, decrypted: 0, failed: 0 } });
  expect(shown(VaultAlerts, {})).toEqual([
    'Encryption',
    'Last minute: 0 encrypted, 0 opened, 0 refused',
    'No alert within 24 hours. One is raised at 10 failed decryptions or 1000 encryptions of one person within 60 s.',
  ]);
});
