import { expect, test } from 'vitest';
import { createPerson } from '#server/modules/accounts/create-person.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { isolatedSettings } from '#test/support/isolated-settings.ts';
import { fillDemo } from './fill-demo.ts';

test('[RUN-02, CAT-06] a database with a real shop never gets the demo’s people', async () => {
  const own = await isolatedSettings({ DEMO: 'on' });
  const runtime = await startRuntime({ config: readConfig(own.env) });
  try {
    const person = {
      email: 'ana@example.com',
      displayName: 'Ana Potter',
      originalDisplayName: 'Ana Potter',
      passwordHash: 'x',
    };
    await inTransaction(runtime.app.db, (tx) => createPerson(runtime.app, tx, person));
    const said: string[] = [];
    await fillDemo(runtime, (line) => said.push(line));
    expect(said).toEqual([expect.stringContaining('holds a shop already')]);
    const { rows } = await runtime.app.db.query({
      text: 'SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM admin_users) AS admins',
    });
    expect(rows).toEqual([{ users: 1, admins: 0 }]);
  } finally {
    await runtime.stop();
    await own.remove();
  }
});
