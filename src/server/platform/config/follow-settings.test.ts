import { expect, test } from 'vitest';
import type { App } from '../calls/app.ts';
import { readConfig } from './config.ts';
import { followSettings } from './follow-settings.ts';

const change = (version: number, value: string) => ({ version, name: 'SHOPS_PER_IBAN', value });

test('[OFFICE-01] of two reads at once the newer change counts, whichever ends last', async () => {
  const answers: ((rows: object[]) => void)[] = [];
  const query = () => new Promise((resolve) => answers.push((rows) => resolve({ rows })));
  const config = readConfig({});
  const db = { query } as unknown as App['db'];
  const following = followSettings({ config, db });
  answers.shift()?.([]);
  const read = await following;
  const [older, newer] = [read(), read()];
  answers[1]?.([change(2, '5')]);
  await newer;
  answers[0]?.([change(1, '4')]);
  await older;
  expect(config.SHOPS_PER_IBAN).toBe(5);
});
