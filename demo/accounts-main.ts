import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { demoAccounts } from './demo-accounts.ts';

// npm run demo:accounts [-- --json]: people of every role, and ids of what the demo holds [RUN-05].
try {
  const runtime = await startRuntime({ config: readConfig(process.env), beside: true });
  try {
    const { db } = runtime.app;
    const { rows: users } = await db.query({ text: 'SELECT id, email FROM users' });
    const idOf = new Map(users.map((row) => [row.email as string, row.id as string]));
    const accounts = demoAccounts().map((account) => ({ ...account, id: idOf.get(account.email) ?? null }));
    const products = (await db.query({ text: 'SELECT id, title FROM listings ORDER BY created_at DESC LIMIT 20' }))
      .rows;
    const orders = (await db.query({ text: 'SELECT id, number, state FROM orders ORDER BY placed_at DESC LIMIT 20' }))
      .rows;
    const conversations = (
      await db.query({
        text: `SELECT id, seller_id AS "sellerId", buyer_id AS "buyerId", product_title AS title FROM conversations WHERE seller_id <> '' ORDER BY updated_at DESC, id LIMIT 20`,
      })
    ).rows;
    if (process.argv.includes('--json'))
      console.log(JSON.stringify({ accounts, products, orders, conversations }, null, 2));
    else {
      for (const account of accounts)
        console.log(`${account.role.padEnd(24)} ${account.email.padEnd(24)} ${account.password}  ${account.name}`);
      for (const product of products) console.log(`product  ${product.id}  ${product.title}`);
      for (const order of orders) console.log(`order    ${order.id}  ${order.number}  ${order.state}`);
      for (const { id, title } of conversations) console.log(`messages ${id}  ${title}`);
    }
  } finally {
    await runtime.stop();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
