import { expect, test } from 'vitest';
import { generalRetry, retried, retryDelay, retryHelper, retryPolicies } from './retry.ts';

const half = () => 0.5;

test('[ERR-04] the helper waits 1, 2 and 4 seconds and tries three times more', async () => {
  const waits = async (policy: typeof retryHelper): Promise<number[]> => {
    const waited: number[] = [];
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    await expect(retried(() => Promise.reject(new Error('network')), { policy, random: half, wait })).rejects.toThrow(
      'network',
    );
    return waited;
  };
  expect(await waits(retryHelper)).toEqual([1000, 2000, 4000]);
  expect(await waits(generalRetry)).toEqual([1000, 2000]);
  expect(await waits(retryPolicies.network)).toHaveLength(3);
  expect(await waits(retryPolicies['data access'])).toHaveLength(2);
  expect(await waits(retryPolicies['external service'])).toHaveLength(3);
});

test('[ERR-04, ERR-03] what does not pass by itself is not tried again', async () => {
  let tries = 0;
  const options = { policy: retryHelper, random: half, wait: async () => undefined };
  const refused = async () => {
    tries += 1;
    throw new Error('Validation failed');
  };
  await expect(retried(refused, options)).rejects.toThrow('Validation');
  expect(tries).toBe(1);
  const second = async () => {
    tries += 1;
    if (tries < 3) throw new Error('timeout');
    return 'there';
  };
  expect(await retried(second, options)).toBe('there');
  expect(tries).toBe(3);
});

test('[ERR-04] a wait is longer or shorter by its part', () => {
  const waits = [0, 0.5, 0.75].flatMap((random) =>
    [1, 9].map((failures) => retryDelay(generalRetry, failures, random)),
  );
  expect(waits.map(Math.round)).toEqual([900, 27_000, 1000, 30_000, 1050, 30_000]);
});
