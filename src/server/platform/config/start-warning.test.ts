import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startWarning } from './start-warning.ts';

test('[RUN-02, RUN-05] a demo that others can reach warns of its passwords', () => {
  const said = (env: Record<string, string>): string | null => startWarning(readConfig(env));
  for (const env of [{ PUBLIC_URL: 'https://market.example' }, { HOST: '0.0.0.0' }, { HOST: '::' }] as Record<
    string,
    string
  >[])
    expect(said(env), JSON.stringify(env)).toMatch(/master admin.*DEMO=off/);
  for (const env of [{ PUBLIC_URL: 'http://market.example' }, { HOST: '0.0.0.0' }] as Record<string, string>[])
    expect(said({ ...env, DEMO: 'off' }), JSON.stringify(env)).toMatch(/unencrypted.*https:/);
  for (const env of [
    {},
    { DEMO: 'off' },
    { PUBLIC_URL: 'http://127.0.0.1:4000' },
    { PUBLIC_URL: 'http://shop.localhost:4000' },
    { PUBLIC_URL: 'https://market.example', DEMO: 'off' },
    { PUBLIC_URL: 'https://market.example', DATABASE_URL: 'postgres://db.example/shop' },
  ] as Record<string, string>[])
    expect(said(env), JSON.stringify(env)).toBeNull();
});
