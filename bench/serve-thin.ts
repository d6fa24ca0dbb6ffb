import { paymentProvider, stripeClient } from '#server/modules/payments/provider.ts';
import { connectSandbox } from '#server/modules/payments/connect-sandbox.ts';
import { ensureFeeRule } from '#server/modules/payments/fee-rule-store.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { generateListings } from './generate.ts';
import { webhooksDelivered } from './webhooks-delivered.ts';
import { plainCart, plainCheckout } from './plain-writes.ts';
import { thinCart } from './thin-cart.ts';
import { thinCheckout } from './thin-checkout.ts';
import { thinReads } from './thin-reads.ts';
import { thinServer } from './thin-server.ts';

/** What the bench asks of the thin server: fill its own database for writes; wait until every webhook has arrived. */
export type ThinOrder = { do: 'generate'; from: number; to: number } | { do: 'settle' } | { do: 'stop' };

// A server that does the product's work and nothing else. Reads are made on the product's own database with as many connections as
// the product has; writes on a second database of the same cluster with the same listings, so that no event of one reaches the other.
const readUrl = process.env.BENCH_DATABASE_URL ?? '';
const reads = openDatabase(readUrl, { max: 24 });
await reads.query({ text: 'CREATE DATABASE thin' });
const runtime = await startRuntime({
  config: readConfig({ ...process.env, DATABASE_URL: readUrl.replace(/\/artisan\?/, '/thin?'), PORT: '0' }),
});
const { app } = runtime;
await ensureFeeRule(app.db, app.config.PLATFORM_FEE_PERCENT, app.clock.now());
const sandbox = await connectSandbox(app);
const server = thinServer();
await thinReads(server, reads);
const payments = paymentProvider({
  stripe: stripeClient({ apiBase: sandbox.apiBase, secretKey: sandbox.secretKey, circuits: app.circuits }),
  webhookSecret: sandbox.webhookSecret,
  clock: app.clock,
});
thinCart(server, app.db);
thinCheckout(server, app.db, payments);
plainCart(server, app.db);
plainCheckout(server, app.db, payments);
const address = await server.listen();
sandbox.setWebhook(`${address}/webhook`);

async function obey(order: ThinOrder): Promise<void> {
  if (order.do === 'generate') await generateListings(app.db, order);
  if (order.do === 'settle') await webhooksDelivered(app.db);
}

process.on('message', ({ id, order }: { id: number; order: ThinOrder }) => {
  if (order.do === 'stop') process.exit(0);
  obey(order).then(
    () => process.send?.({ id, answer: null }),
    (error: Error) => process.send?.({ id, error: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: { address, databaseUrl: runtime.databaseUrl } });
