import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[RUN-03] docs/benchmarks.md says of every job what it holds', () => {
  const [documented, product] = ['docs/benchmarks.md', 'test/snapshots/product.txt'].map((path) =>
    readFileSync(path, 'utf8'),
  );
  const jobs = [...(product ?? '').matchAll(/^job (\S+)/gm)].map(([, job]) => job ?? '');
  expect(jobs.length).toBeGreaterThan(50);
  expect(jobs.filter((job) => !documented?.includes(`\`${job}\``))).toEqual([]);
});
