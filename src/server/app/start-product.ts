import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contract } from '#domain/modules.ts';
import { guestTopic } from '../modules/orders/live-topics.ts';
import { consentBar } from '../modules/accounts/consent/consent-bar.ts';
import { connectIdentity } from '../modules/accounts/google/connect-identity.ts';
import { canText } from '../modules/accounts/phone/send-text.ts';
import { connectPayments } from './connect-payments.ts';
import { startCounting } from '../modules/analytics/count-traffic.ts';
import { watchFailures } from '../modules/errors/watch-failures.ts';
import { ensureFeeRule } from '../modules/payments/fee-rule-store.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../platform/calls/app.ts';
import { followHouse, houseFacts } from './follow-house.ts';
import { projectId } from '../platform/config/project-id.ts';
import { productVersion } from '../platform/config/product-version.ts';
import { serveFunctions } from '../platform/functions/serve-functions.ts';
import { startDispatcher } from '../platform/events/dispatcher.ts';
import { aheadOf } from '../platform/clock/clock.ts';
import { listen, staleTags } from '../platform/events/listen.ts';
import { docsPage } from '../platform/http/docs-page.ts';
import { closeServer } from '../platform/http/close-server.ts';
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
import { authLookupsOf } from './auth-lookups.ts';
import { connectLabels } from './connect-labels.ts';
import type { Runtime } from '../platform/start-runtime.ts';
import { enqueueMails } from '../platform/mail/enqueue-mails.ts';
import { purgeExpired } from '../platform/jobs/purge-expired.ts';
import { jobRowsQueue } from '../platform/jobs/row-job.ts';
import { endRetentions } from '../platform/personal-data/end-retention.ts';
import { allCalls, allFunctions } from './operations.ts';
import { registry } from './registry.ts';
import { modules } from './modules.ts';

/** Where this machine itself reaches what listens on every address. */
const reachable = (address: string): string =>
  address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');

export interface Product {
  address: string;
  app: App;
  /** Every address that is served: `GET /api/cart/items/:lineId`. */
  routes: ReadonlySet<string>;
  /** Every reaction and job that is due now has run; for the demo and tests. */
  settle(): Promise<void>;
  /** The payment sandbox has sent the events that wait. */
  deliverWebhooks(): Promise<void>;
  /** Where the label sandbox answers; empty where another provider does. */
  labelBase: string;
  /** The label sandbox has sent what carriers say by now. */
  deliverTracking(): Promise<number>;
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
  liveRoute(server, { app, hub, authLookups, guestTopic });
  serveCalls(server, { app, calls, authLookups });
  serveFunctions(server, { app, functions: allFunctions(), authLookups, hub, project: projectId(app) });
  for (const module of modules) module.routes?.(server, app);
  const document = await openApiDocument(contract, { calls, title: config.MARKETPLACE_NAME, url: config.PUBLIC_URL });
  Object.assign(document.paths, otherPaths);
  server.get('/api/openapi.json', async () => document);
  server.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(document)));
  const settings = {
    marketplaceName: config.MARKETPLACE_NAME,
    legalRegion: config.LEGAL_REGION,
    demo: config.DEMO,
    currency: 'EUR',
    testMode: config.PAYMENTS === 'test',
    stripe: { publishableKey: payments.publishableKey, jsUrl: payments.jsUrl },
    googleSignIn: Boolean(app.outside.google),
    phoneCodes: canText(app),
  };
  const publicSettings = (language: Language) => ({
    ...settings,
    supportEmail: config.SUPPORT_EMAIL,
    aheadMs: aheadOf(app.clock),
    ...houseFacts(app, language),
  });
  if (config.WEB_DEV) devPageState(server, { authLookups, publicSettings });
  if (web)
    servePages(server, {
      app,
      calls,
      authLookups,
      builds: webBuilds(web),
      screens: modules.flatMap((module) => module.screens ?? []),
      offlineFiles: modules.flatMap((module) => module.offlineFiles ?? []),
      publicSettings,
      firstVisit: consentBar,
      onPage: app.outside.traffic?.pageRequested,
    });
  else answerUnknown(server);
  return document;
}

const platformJobs = [purgeExpired, endRetentions, enqueueMails];

interface Work {
  hub: LiveHub;
  background: boolean;
  houseChanged: () => void;
}

/** What runs beside requests: reactions to events, jobs and queues, and the connection that hears of what other processes did. */
async function startWork(runtime: Runtime, { hub, background, houseChanged }: Work) {
  const { app } = runtime;
  const invalidates = modules.flatMap((module) => module.invalidates ?? []);
  app.db.afterCommit.add((published) => app.cache.invalidate(staleTags(invalidates, published)));
  const isWorker = background && app.config.WORKERS !== 'off';
  const reactions = modules.flatMap((module) => module.reactions ?? []);
  const dispatcher = isWorker ? startDispatcher(app, reactions) : null;
  const queueList = [...modules.flatMap((module) => module.queues ?? []), mailQueue(app.config.SMTP_URL), jobRowsQueue];
  const boss = bossOf(app);
  await declareQueues(boss, queueList);
  const jobList = [...modules.flatMap((module) => module.jobs ?? []), ...platformJobs, watchQueues(boss)];
  app.outside.personalData = registry;
  app.outside.runningProduct = { reactions, jobs: jobList, queues: queueList, listeners: () => hub.count() };
  const jobs = isWorker ? runJobs(app, jobList) : null;
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
    settingsChanged: houseChanged,
    runJob: (name) => jobs?.runNow(name),
    wakeQueue: (name) => queues?.wake(name),
    lost: () => app.db.renew(),
  });
  return {
    settle: async () => {
      const own = dispatcher ?? startDispatcher(app, reactions);
      await own.settle();
      if (!dispatcher) await own.stop();
    },
    stop: () => Promise.all([dispatcher?.stop(), jobs?.stop(), queues?.stop(), listener.stop()]),
  };
}

/** Puts the modules together on a runtime and serves them. */
export async function startProduct(
  runtime: Runtime,
  { web = WEB, background = true, patience }: ProductOptions = {},
): Promise<Product> {
  const { app } = runtime;
  const { config } = app;
  const failures = watchFailures(app, productVersion);
  app.outside.watch = failures;
  const payments = await connectPayments(runtime);
  const labels = await connectLabels(app, { background });
  await ensureFeeRule(app.db, config.PLATFORM_FEE_PERCENT, app.clock.now());
  const identity = await connectIdentity(app);
  const headers = securityHeaders(config, providerOrigins(config, payments), consentBar.scriptHash);
  const authLookups = authLookupsOf(app);
  const state = { draining: false };
  const server = httpServer(app, { headers, patience, onRequest: startCounting(app) });
  const registered = notedRoutes(server);
  const hub = liveHub();
  operationRoutes(server, app, state);
  const houseChanged = await followHouse(app);
  // A process that only works says that it lives, and serves nobody.
  const document = config.WORKERS === 'only' ? null : await serveShop({ server, app, authLookups, hub, web, payments });
  if (!document) answerUnknown(server);
  const work = await startWork(runtime, { hub, background, houseChanged });
  await server.ready();
  if (document) refuseUndocumented(registered, document);
  const address = await server.listen({ port: config.PORT, host: config.HOST });
  const webhook = `${reachable(address)}/api/payments/webhook`;
  if (background && document) payments.setWebhook(webhook);
  labels.setWebhook(`${reachable(address)}/api/orders/tracking-webhook`);
  runtime.note({ address });
  identity.listensAt(address);
  return {
    address,
    app,
    routes: registered,
    settle: work.settle,
    deliverWebhooks: async () => {
      payments.setWebhook(webhook);
      await payments.deliverNow();
    },
    labelBase: labels.apiBase,
    deliverTracking: labels.deliverNow,
    stop: async () => {
      state.draining = true;
      hub.closeAll();
      await closeServer(server);
      await work.stop();
      await app.outside.traffic?.stop();
      await Promise.all([payments.stop(), labels.stop(), identity.stop(), failures.settle()]);
    },
  };
}
