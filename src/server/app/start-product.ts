import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contract } from '#domain/rooms.ts';
import { findPermissions } from '../rooms/admin/admin-store.ts';
import { connectIdentity } from '../rooms/accounts/google/connect-identity.ts';
import { canText } from '../rooms/accounts/phone/send-text.ts';
import { sessionOfCookie } from '../rooms/accounts/session-of-cookie.ts';
import { connectPayments } from './connect-payments.ts';
import { watchFailures } from '../rooms/errors/watch-failures.ts';
import { ensureFeeRule } from '../rooms/payments/fee-rule-store.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../platform/calls/app.ts';
import { projectId } from '../platform/config/project-id.ts';
import { productVersion } from '../platform/config/product-version.ts';
import { serveFunctions } from '../platform/functions/serve-functions.ts';
import { startDispatcher } from '../platform/events/dispatcher.ts';
import { aheadOf } from '../platform/clock/clock.ts';
import { listen, staleTags } from '../platform/events/listen.ts';
import { docsPage } from '../platform/http/docs-page.ts';
import { answerUnknown, httpServer } from '../platform/http/http-server.ts';
import type { Json } from '../platform/http/json.ts';
import { openApiDocument } from '../platform/http/openapi-document.ts';
import { notedRoutes, otherPaths, refuseUndocumented } from '../platform/http/other-routes.ts';
import { operationRoutes } from '../platform/http/operation-routes.ts';
import { refuseWhileSeeing } from '../platform/http/read-only-view.ts';
import { providerOrigins, securityHeaders } from '../platform/http/security-headers.ts';
import { type AuthLookups, serveCalls } from '../platform/http/serve-calls.ts';
import { runJobs } from '../platform/jobs/run-jobs.ts';
import { type LiveHub, liveHub } from '../platform/live/live-hub.ts';
import { liveRoute } from '../platform/live/live-route.ts';
import { mailQueue } from '../platform/mail/deliver-mail.ts';
import { outboxRoutes } from '../platform/mail/outbox-page.ts';
import { devPageState } from '../platform/page/dev-page-state.ts';
import { servePages } from '../platform/page/serve-pages.ts';
import { webBuilds } from '../platform/page/web-build.ts';
import { declareQueues } from '../platform/queue/open-boss.ts';
import { watchQueues } from '../platform/queue/watch-queues.ts';
import { bossOf } from '../platform/queue/work-at-once.ts';
import { queueWorker } from '../platform/queue/queue-worker.ts';
import type { Runtime } from '../platform/start-runtime.ts';
import { tidyUp } from '../platform/jobs/tidy-up.ts';
import { endRetentions } from '../platform/personal-data/end-retention.ts';
import { allCalls, allFunctions } from './operations.ts';
import { sessionOfApiKey } from '../rooms/vault/api-keys/session-of-api-key.ts';
import { registry } from './registry.ts';
import { rooms } from './rooms.ts';
import { listCategoryNames, listMenuCategories } from '../rooms/search/search-store.ts';
import { sessionOfBearer } from './wire/id-token.ts';

export interface Product {
  address: string;
  app: App;
  /** Every address that is served: `GET /api/cart/items/:lineId`. */
  routes: ReadonlySet<string>;
  /** Every reaction and job that is due now has run; for the demo and tests. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Folder of the built web; null serves the API alone. */
  web?: string | null;
  /** Tests let reactions and jobs run only when they ask for it. */
  background?: boolean;
  /** How long headers and bodies may take; a test waits for less. */
  patience?: number;
}

const WEB = join(import.meta.dirname, '../../../dist/web');

interface Shop {
  server: FastifyInstance;
  app: App;
  authLookups: AuthLookups;
  hub: LiveHub;
  web: string | null;
  payments: Awaited<ReturnType<typeof connectPayments>>;
}

/** Calls, files, pages, live updates and their document; answers the document, for the check against what is registered. */
async function serveShop({ server, app, authLookups, hub, web, payments }: Shop): Promise<Json> {
  const { config } = app;
  const calls = allCalls();
  refuseWhileSeeing(server, authLookups);
  outboxRoutes(server, app);
  liveRoute(server, { app, hub, authLookups });
  serveCalls(server, { app, calls, authLookups });
  serveFunctions(server, { app, functions: allFunctions(), authLookups, hub, project: projectId(app) });
  for (const room of rooms) room.routes?.(server, app);
  const document = await openApiDocument(contract, { calls, title: config.MARKETPLACE_NAME, url: config.PUBLIC_URL });
  Object.assign(document.paths, otherPaths);
  server.get('/api/openapi.json', async () => document);
  server.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(document)));
  const categoryNames = await listCategoryNames(app.db);
  const settings = {
    marketplaceName: config.MARKETPLACE_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    legalRegion: config.LEGAL_REGION,
    demo: config.DEMO,
    currency: 'EUR',
    testMode: config.PAYMENTS === 'test',
    stripe: { publishableKey: payments.publishableKey, jsUrl: payments.jsUrl },
    googleSignIn: Boolean(app.outside.google),
    phoneCodes: canText(app),
    menuCategories: await listMenuCategories(app.db),
  };
  const publicSettings = (language: Language) => ({
    ...settings,
    aheadMs: aheadOf(app.clock),
    categoryNames: categoryNames[language],
  });
  if (config.WEB_DEV) devPageState(server, { authLookups, publicSettings });
  if (web)
    servePages(server, {
      app,
      calls,
      authLookups,
      builds: webBuilds(web),
      screens: rooms.flatMap((room) => room.screens ?? []),
      offlineFiles: rooms.flatMap((room) => room.offlineFiles ?? []),
      publicSettings,
    });
  else answerUnknown(server);
  return document;
}

/** Where this machine itself reaches what listens on every address. */
const reachable = (address: string): string =>
  address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');

/** Puts the rooms together on a runtime and serves them. */
export async function startProduct(
  runtime: Runtime,
  { web = WEB, background = true, patience }: ProductOptions = {},
): Promise<Product> {
  const { app } = runtime;
  const { config } = app;
  const failures = watchFailures(app, productVersion);
  app.outside.watch = failures;
  const payments = await connectPayments(runtime);
  await ensureFeeRule(app.db, config.PLATFORM_FEE_PERCENT, app.clock.now());
  const identity = await connectIdentity(app);
  const headers = securityHeaders(config, providerOrigins(config, payments));
  const authLookups: AuthLookups = {
    secure: config.PUBLIC_URL.startsWith('https:'),
    findSession: (cookie) => sessionOfCookie(app, cookie),
    findBearer: (token) => sessionOfBearer(app, token),
    findApiKey: (asked) => sessionOfApiKey(app, asked),
    findPermissions: (session) => findPermissions(app.db, session),
  };
  const state = { draining: false };
  const server = httpServer(app, { headers, patience });
  const registered = notedRoutes(server);
  const hub = liveHub();
  operationRoutes(server, app, state);
  // A process that only works says that it lives, and serves nobody.
  const document = config.WORKERS === 'only' ? null : await serveShop({ server, app, authLookups, hub, web, payments });
  if (!document) answerUnknown(server);
  const invalidates = rooms.flatMap((room) => room.invalidates ?? []);
  app.db.afterCommit.add((published) => app.cache.invalidate(staleTags(invalidates, published)));
  const dispatcher =
    background && config.WORKERS !== 'off'
      ? startDispatcher(
          app,
          rooms.flatMap((room) => room.reactions ?? []),
        )
      : null;
  const queueList = [...rooms.flatMap((room) => room.queues ?? []), mailQueue(config.SMTP_URL)];
  const boss = bossOf(app);
  await declareQueues(boss, queueList);
  const jobList = [...rooms.flatMap((room) => room.jobs ?? []), tidyUp, endRetentions, watchQueues(boss)];
  app.outside.personalData = registry;
  app.outside.works = {
    reactions: rooms.flatMap((room) => room.reactions ?? []),
    jobs: jobList,
    queues: queueList,
    listeners: () => hub.count(),
  };
  const jobs = background && config.WORKERS !== 'off' ? runJobs(app, jobList) : null;
  const queues = background ? queueWorker(app, { boss, queues: queueList }) : null;
  /** [RUN-09] What time brings happens at once, and nothing is answered as it was before. */
  const followClock = async (): Promise<void> => {
    if (!(await runtime.clockMoved())) return;
    app.cache.pause();
    app.cache.resume();
    jobs?.runDue();
    dispatcher?.wake();
    queues?.wake();
  };
  const listener = listen(app, runtime.databaseUrl, {
    hub,
    invalidates,
    wake: () => dispatcher?.wake(),
    clockMoved: () => void followClock(),
    runJob: (name) => jobs?.runNow(name),
    wakeQueue: (name) => queues?.wake(name),
  });

  await server.ready();
  if (document) refuseUndocumented(registered, document);
  const address = await server.listen({ port: config.PORT, host: config.HOST });
  if (background && document) payments.setWebhook(`${reachable(address)}/api/payments/webhook`);
  runtime.note({ address });
  identity.listensAt(address);
  return {
    address,
    app,
    routes: registered,
    settle: async () => {
      const own =
        dispatcher ??
        startDispatcher(
          app,
          rooms.flatMap((room) => room.reactions ?? []),
        );
      await own.settle();
      if (!dispatcher) await own.stop();
    },
    stop: async () => {
      state.draining = true;
      hub.closeAll();
      // Connections that were busy at the close stay open when they are done, for as long as a browser likes.
      const idle = setInterval(() => server.server.closeIdleConnections(), 50);
      await server.close().finally(() => clearInterval(idle));
      await Promise.all([dispatcher?.stop(), jobs?.stop(), queues?.stop(), listener.stop()]);
      await Promise.all([payments.stop(), identity.stop(), failures.settle()]);
    },
  };
}
