import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signOut,
} from 'firebase/auth';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#domain/core/time.ts';
import { insertAdmin } from '#server/modules/admin/admin-store.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

// The public clients of both wire formats, as they are published, on the product itself.
let sale: Sale;
let client: FirebaseApp;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
  client = initializeApp({ apiKey: 'any-key', authDomain: 'localhost', projectId: 'artisan-market' }, 'functions');
});
afterAll(async () => {
  await deleteApp(client);
  await sale.stop();
});
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'fine',
    ({ code }: { code: string }) => code,
  );

test('[FN-01, FN-02, FN-03, ACC-14] a person signed in by the client calls and streams what is theirs', async () => {
  const auth = initializeAuth(client, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, sale.address, { disableWarnings: true });
  const functions = getFunctions(client, sale.address);
  const copy = httpsCallable<unknown, { isMade: boolean }>(functions, 'makeMyCopy');
  expect(await codeOf(copy())).toBe('functions/unauthenticated');
  const { user } = await createUserWithEmailAndPassword(auth, 'fay.functions@example.com', 'correct horse');
  expect((await copy()).data).toEqual({ isMade: false });

  const bearer = { authorization: `Bearer ${await user.getIdToken()}` };
  await browser(sale.address).call('POST', '/api/accounts/privacy/export', undefined, bearer);
  const { stream, data } = await copy.stream();
  const shown: unknown[] = [];
  for await (const message of stream) shown.push(message);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.at(-1)).toMatchObject({ tables: shown.length, of: shown.length });
  expect(await data).toEqual({ isMade: true });
  const { rows } = await sale.app.db.query({
    text: `SELECT 1 FROM mails WHERE recipient = 'fay.functions@example.com' AND key LIKE 'account-export:%'`,
  });
  expect(rows).toHaveLength(1);

  const table = 'id,title,description,category,price,quantity\n1,Mug,Thrown.,mugs,12.50,3\n';
  expect((await httpsCallable(functions, 'importListings')({ table })).data).toMatchObject({ loaded: 1 });
  expect(await codeOf(httpsCallable(functions, 'importListings')({ table: 5 }))).toBe('functions/invalid-argument');
  expect(await codeOf(httpsCallable(functions, 'exportPayments')({}))).toBe('functions/permission-denied');
  await insertAdmin(sale.app.db, { userId: user.uid, role: 'financial_admin', createdBy: null, now: new Date() });
  expect((await httpsCallable(functions, 'exportPayments')({ view: 'all' })).data).toMatchObject({ isWhole: true });

  // A token of the same person that is over opens nothing.
  const old = await user.getIdToken();
  await passTime(sale, 6 * MINUTE);
  const over = await browser(sale.address).call(
    'POST',
    '/makeMyCopy',
    { data: {} },
    { authorization: `Bearer ${old}` },
  );
  expect([over.status, over.body.error.status]).toEqual([401, 'UNAUTHENTICATED']);
  await signOut(auth);
  expect(await codeOf(copy())).toBe('functions/unauthenticated');
});
