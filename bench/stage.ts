import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { findRunning } from '#server/platform/folder-lock.ts';
import { type BenchProcess, benchProcess } from './bench-process.ts';
import { cpuTime } from './cpu-time.ts';
import type { Load, LoadOrder, LoadStep } from './load.ts';
import type { BareAnswer } from './serve-bare.ts';
import type { ProductOrder } from './serve-product.ts';
import type { ThinOrder } from './serve-thin.ts';

/** A server that is measured. */
export interface Contestant {
  address: string;
  pid: number;
  /** Waits for what a request leaves to be done afterwards; its processor time counts. */
  settle?: () => Promise<unknown>;
}

/** Everything that runs during the benchmarks: the product with its database, the two servers beside it, and the load. */
export interface Stage {
  folder: string;
  product: BenchProcess<ProductOrder, { address: string; databaseUrl: string }>;
  bare: BenchProcess<{ do: 'stop' } | { do: 'learn'; answers: BareAnswer[] }, { address: string }>;
  thin: BenchProcess<ThinOrder, { address: string; databaseUrl: string }>;
  measure(contestant: Contestant, steps: LoadStep[], run: { connections: number; seconds: number }): Promise<Measured>;
  stop(): Promise<void>;
}

export interface Measured extends Load {
  /** Processor time of the server and the whole database for one request, in ms. */
  cpu: number;
}

const PORT = process.env.BENCH_PORT ?? '4710';

export async function openStage(): Promise<Stage> {
  const folder = join(process.env.BENCH_DIR ?? tmpdir(), `artisan-bench-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  // The load comes from one machine; the product believes its forwarding header, so that visitors have addresses of their own.
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: 'off',
    PORT,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const product = await benchProcess<ProductOrder, { address: string; databaseUrl: string }>('serve-product.ts', env);
  const bare = await benchProcess<{ do: 'stop' } | { do: 'learn'; answers: BareAnswer[] }, { address: string }>(
    'serve-bare.ts',
    {},
  );
  const thin = await benchProcess<ThinOrder, { address: string; databaseUrl: string }>('serve-thin.ts', {
    ...env,
    BENCH_DATABASE_URL: product.ready.databaseUrl,
  });
  const load = await benchProcess<LoadOrder | { do: 'stop' }, true>('load.ts', {});
  const postmaster = findRunning(folder)?.databasePid ?? 0;
  if (postmaster === 0)
    throw new Error('The database of the product was not found, so its processor time cannot be read.');
  return {
    folder,
    product,
    bare,
    thin,
    measure: async ({ address, pid, settle }, steps, { connections, seconds }) => {
      const before = cpuTime({ servers: [pid], postmaster });
      const answer = await load.ask<Load>({ address, steps, connections, seconds });
      await settle?.();
      if (answer.failed > 0)
        throw new Error(`${answer.failed} of ${answer.requests} requests to ${address}${steps[0]?.path} failed`);
      return { ...answer, cpu: (cpuTime({ servers: [pid], postmaster }) - before) / answer.requests };
    },
    stop: async () => {
      await Promise.all([load.stop(), bare.stop(), thin.stop()]);
      await product.stop();
    },
  };
}

/** The contestant that a process of the stage is. */
export const contestant = ({ pid, ready }: { pid: number; ready: { address: string } }): Contestant => ({
  pid,
  address: ready.address,
});
