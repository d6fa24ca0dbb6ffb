import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { serverFlags } from '../scripts/server-flags.mjs';

/** A process of the bench that takes orders. */
export interface BenchProcess<Order, Ready> {
  pid: number;
  ready: Ready;
  ask<T>(order: Order): Promise<T>;
  stop(): Promise<void>;
}

const STOP_MILLISECONDS = 15_000;

/** Starts `bench/<file>` and waits until it says that it is ready. Every answer carries the number of its question. */
export async function benchProcess<Order, Ready>(
  file: string,
  env: Record<string, string>,
): Promise<BenchProcess<Order, Ready>> {
  const child: ChildProcess = fork(join(import.meta.dirname, file), [], {
    env: { ...process.env, ...env },
    execArgv: serverFlags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let last = 0;
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`)));
    child.on('message', (message: { ready?: Ready; id?: number; answer?: unknown; error?: string }) => {
      if (message.ready) return resolve(message.ready);
      const asker = waiting.get(message.id ?? 0);
      waiting.delete(message.id ?? 0);
      if (message.error === undefined) asker?.resolve(message.answer);
      else asker?.reject(new Error(`${file}: ${message.error}`));
    });
  });
  void gone.then(() => waiting.forEach(({ reject }) => reject(new Error(`${file} ended before it answered`))));
  return {
    pid: child.pid as number,
    ready,
    ask: (order) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: resolve as (answer: unknown) => void, reject });
        child.send({ id: last, order });
      }),
    stop: async () => {
      if (child.exitCode !== null) return;
      if (child.connected) child.send({ id: 0, order: { do: 'stop' } });
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS);
      await gone;
      clearTimeout(timer);
    },
  };
}
