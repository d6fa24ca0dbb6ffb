import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { processCheckouts } from '#server/modules/checkout/process-checkouts.ts';
import { reconcile } from '#server/modules/payments/reconciliation/reconcile.ts';
import { count } from '#test/builders/buying.ts';
import { moneyRules } from '#test/builders/money-rules/rules.ts';
import { everythingOf, ledgerOf, openRuleScene, type RuleScene } from '#test/builders/money-rules/scene.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { runToEnd } from '#test/builders/payouts.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendPayouts, sendRefunds } from '#test/builders/work-off.ts';

/** [PAY-03] Each rule of money as a thief tries it, pressed twice at two processes, and cut off in the moment in which it is written. */

let sale: Sale;
/** Another process of the same shop. */
let other: Sale;
let scene: RuleScene;
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  other = await openSale({ CLOCK: 'simulated', DATABASE_URL: sale.databaseUrl });
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  scene = await openRuleScene(sale);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await passTime(sale, HOUR);
  await runToEnd(sale, processCheckouts);
  await sendRefunds(sale.app);
  await sendPayouts(sale.app);
  await sale.settle();
});
afterAll(async () => {
  await reconcile.run(sale.app);
  const differences = await count(sale, 'payment_differences WHERE settled_at IS NULL');
  const broken = (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  await other.stop();
  await sale.stop();
  expect([broken, differences]).toEqual([[], 0]);
});

const rules = Object.entries(moneyRules).map(([name, rule]) => ({ name, ...rule }));
const added = (before: Map<string, number>, after: Map<string, number>): Record<string, number> =>
  Object.fromEntries(
    [...after]
      .map(([kind, times]) => [kind, times - (before.get(kind) ?? 0)] as const)
      .filter(([, times]) => times > 0),
  );

test.each(rules.filter(({ isOpenToAll }) => !isOpenToAll))(
  '[PAY-03, INV-03, INV-04, INV-22] $name: who has no business with it is refused, and nothing is written',
  async ({ prepare }) => {
    const { thefts } = await prepare(scene);
    expect(thefts.length).toBeGreaterThan(1);
    const before = await everythingOf(scene);
    for (const steal of thefts) expect([400, 401, 403, 404]).toContain((await steal()).status);
    expect(await everythingOf(scene)).toEqual(before);
  },
);

test.each(rules)(
  '[PAY-03, INV-02, INV-03, INV-04, INV-06] $name: pressed twice at each of two processes at once',
  async ({ prepare, books }) => {
    const { run } = await prepare(scene);
    const before = await ledgerOf(scene);
    const outcomes = await Promise.allSettled([sale, other, sale, other].map((at) => run(at)));
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    await run(other).catch(() => undefined);
    expect(added(before, await ledgerOf(scene))).toEqual(books);
  },
);

/** The database goes away at the commit of whatever books something. */
async function whileCutOff(work: () => Promise<unknown>): Promise<void> {
  await sql(`CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'cut off'; END $$`);
  await sql(
    'CREATE CONSTRAINT TRIGGER cut_off AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cut_off()',
  );
  await work().catch(() => undefined);
  await sql('DROP FUNCTION cut_off CASCADE');
}

test.each(rules)(
  '[PAY-03, INV-02, INV-03, INV-04, INV-24] $name: cut off at the commit nothing of it is there',
  async ({ prepare, books }) => {
    const { run } = await prepare(scene);
    const [before, ledger] = [await everythingOf(scene), await ledgerOf(scene)];
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await whileCutOff(() => run(sale));
    expect(await everythingOf(scene)).toEqual(before);
    await passTime(sale, 2 * MINUTE);
    await run(sale);
    expect(added(ledger, await ledgerOf(scene))).toEqual(books);
  },
);
