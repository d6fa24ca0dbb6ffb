import { sessionOfCookie } from '#server/modules/accounts/session-of-cookie.ts';
import type { App } from '#server/platform/calls/app.ts';
import type { Module } from '#server/platform/calls/module.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { startDispatcher } from '#server/platform/events/dispatcher.ts';
import { staleTags } from '#server/platform/events/listen.ts';
import { httpServer } from '#server/platform/http/http-server.ts';
import { serveCalls } from '#server/platform/http/serve-calls.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { errorsOnly } from './errors-only.ts';
import { cheapPasswords } from '../support/cheap-passwords.ts';
import { isolatedSettings } from '../support/isolated-settings.ts';

export interface ServedModules {
  app: App;
  address: string;
  /** Every reaction that is due now has run. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Some modules behind the real HTTP edge, on a database of their own in a folder that is gone afterwards. */
export async function serveModules(
  modules: readonly Module[],
  env: Record<string, string> = {},
): Promise<ServedModules> {
  const own = await isolatedSettings(env);
  const config = readConfig(own.env);
  const runtime = await startRuntime({ config, passwordCost: cheapPasswords, log: errorsOnly });
  const { app } = runtime;
  const calls = Object.fromEntries(
    modules.flatMap((module) =>
      Object.entries(module.calls ?? {}).map(([name, call]) => [`${module.name}.${name}`, call]),
    ),
  );
  const server = httpServer(app, { headers: [] });
  serveCalls(server, {
    app,
    calls,
    authLookups: {
      secure: false,
      findSession: (cookie) => sessionOfCookie(app, cookie),
      findPermissions: async () => [],
    },
  });
  for (const module of modules) module.routes?.(server, app);
  const invalidates = modules.flatMap((module) => module.invalidates ?? []);
  app.db.afterCommit.add((published) => app.cache.invalidate(staleTags(invalidates, published)));
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    address,
    settle: async () => {
      const dispatcher = startDispatcher(
        app,
        modules.flatMap((module) => module.reactions ?? []),
      );
      await dispatcher.settle();
      await dispatcher.stop();
    },
    stop: async () => {
      await server.close();
      await runtime.stop();
      await own.remove();
    },
  };
}
