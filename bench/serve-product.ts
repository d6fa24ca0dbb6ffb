import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { startProduct } from '#server/app/start-product.ts';
import { generateListings } from './generate.ts';
import { webhooksDelivered } from './webhooks-delivered.ts';

/** What the bench asks of the product's process, over the channel between the two. */
export type ProductOrder =
  | { do: 'cache'; on: boolean }
  | { do: 'generate'; from: number; to: number }
  | { do: 'settle' }
  | { do: 'figures' }
  | { do: 'stop' };

export interface ProductFigures {
  statements: number;
  /** Bytes. */
  memory: number;
}

// The product as `npm start` runs it, with an ear for the bench. What the bench changes is changed from out here.
const config = readConfig(process.env);
const runtime = await startRuntime({ config });
const product = await startProduct(runtime);
const { app } = runtime;
const { answer, answerAs } = app.cache;
const never = (): boolean => false;

async function obey(order: ProductOrder): Promise<unknown> {
  // A miss goes the whole way: read, answer and keep the answer.
  if (order.do === 'cache')
    Object.assign(app.cache, order.on ? { answer, answerAs } : { answer: never, answerAs: never });
  if (order.do === 'generate') {
    await generateListings(app.db, order);
    app.cache.invalidate(['listings', 'home']);
  }
  if (order.do === 'settle') {
    await webhooksDelivered(app.db);
    await product.settle();
  }
  if (order.do === 'figures')
    return { statements: app.db.statements.count, memory: process.memoryUsage.rss() } satisfies ProductFigures;
  return null;
}

let stopping: Promise<void> | null = null;
const stop = (): Promise<void> =>
  (stopping ??= product
    .stop()
    .then(() => runtime.stop())
    .finally(() => process.exit(0)));

process.on('message', ({ id, order }: { id: number; order: ProductOrder }) => {
  if (order.do === 'stop') {
    void stop();
    return;
  }
  obey(order).then(
    (answer) => process.send?.({ id, answer }),
    (error: Error) => process.send?.({ id, error: error.message }),
  );
});
process.on('disconnect', () => void stop());
process.send?.({ ready: { address: product.address, databaseUrl: runtime.databaseUrl } });
