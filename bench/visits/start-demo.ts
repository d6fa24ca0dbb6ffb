import { setTimeout as sleep } from 'node:timers/promises';
import { demoFamilies } from '#demo/content/families.ts';
import { benchProcess } from '../bench-process.ts';

const START_SECONDS = 600;
/** Sizes of pictures are made after the first start, by a process of their own. */
const PICTURES_MILLISECONDS = 45_000;

/** The product with its demo shop on a fresh folder, complete and quiet; BENCH_ADDRESS names one that is there already. */
export async function startDemo(folder: string): Promise<{ address: string; stop(): Promise<void> }> {
  const there = process.env.BENCH_ADDRESS;
  if (there !== undefined) return { address: there, stop: async () => undefined };
  const env = { DATA_DIR: folder, DATABASE_URL: '', DEMO: 'on', PORT: '0', HOST: '127.0.0.1' };
  const product = await benchProcess<{ do: 'stop' }, { address: string }>('serve-product.ts', env);
  const { address } = product.ready;
  const expected = demoFamilies.flatMap(({ listings }) => listings).length - 5;
  for (let second = 0; second < START_SECONDS; second += 1) {
    const answer = await fetch(`${address}/api/search?limit=1`).then(
      (response) => response.json() as Promise<{ total?: number }>,
      () => null,
    );
    if ((answer?.total ?? 0) >= expected) {
      await sleep(PICTURES_MILLISECONDS);
      return { address, stop: product.stop };
    }
    await sleep(1000);
  }
  await product.stop();
  throw new Error('the product did not come up with its demo shop');
}
