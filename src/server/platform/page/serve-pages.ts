import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/core/languages/language.ts';
import { generalProblems } from '#domain/core/problems-of-every-call.ts';
import { pageAddress } from '../cache/response-cache.ts';
import { VARY_OF_PAGES } from '../cache/send-cached.ts';
import type { App } from '../calls/app.ts';
import type { Caller } from '../calls/caller.ts';
import type { Call } from '../calls/call.ts';
import { inputKey } from '../calls/input-key.ts';
import { answerError } from '../http/http-server.ts';
import { generalProblem } from '../http/problem-answer.ts';
import { askerOf, requestCaller } from '../http/request-caller.ts';
import type { AuthLookups } from '../http/serve-calls.ts';
import { publicSession } from './dev-page-state.ts';
import { firstAnswers, type RenderedPage } from './first-answers.ts';
import { failedPage } from './failed-page.ts';
import { type FirstVisit, pageHtml } from './page-html.ts';
import type { Screen, ScreenContent } from './screen.ts';
import { hasBanner, hasPersonBanner } from './page-banner.ts';
import type { WebBuild, WebBuilds } from './web-build.ts';

export interface PagesOptions {
  app: App;
  calls: Record<string, Call>;
  screens: readonly Screen[];
  /** Files that those screens need without a connection, beside their own. */
  offlineFiles: readonly string[];
  builds: WebBuilds;
  authLookups: AuthLookups;
  /** What every page may know of the installation: name, support address, payment keys that are public. */
  publicSettings: (language: Language) => Record<string, unknown>;
  firstVisit?: FirstVisit | undefined;
  /** Called with each page that is shown, and who is signed in. */
  onPage?: ((request: IncomingMessage, viewer: string) => void) | undefined;
}

const HTML = 'text/html; charset=utf-8';
const SHELL = [
  'src/web/app/shell/account-menu.tsx',
  'src/web/app/shell/mobile-menu.tsx',
  'src/web/app/shell/sign-in-first.tsx',
  'src/web/ui/lazy/not-loaded.tsx',
  'src/web/ui/states.tsx',
];

/** [UX-12] The page that the worker keeps and shows for any address without a connection: it names what such a visit needs. */
const offlineScreen = ({ screens, offlineFiles }: PagesOptions): Screen => ({
  path: '/offline',
  chunk: 'src/web/app/shell/offline-page.tsx',
  alsoNeeds: [...SHELL, ...offlineFiles, ...screens.flatMap(({ isOffline, chunk }) => (isOffline ? chunk : []))],
  load: async () => ({
    title: { en: 'You are offline', de: 'Du bist offline' },
    hidden: true,
  }),
});
/** The kit of the browser in all its states; of the demo alone, as `/dev/outbox` is. */
const kitScreen: Screen = {
  path: '/dev/ui',
  chunk: 'src/web/app/kit/kit-page.tsx',
  load: async () => ({ title: 'The kit', hidden: true }),
};
const notFound: ScreenContent = {
  status: 404,
  title: { en: 'Page not found', de: 'Seite nicht gefunden' },
};

/** Answers every address that is neither a call nor a file: the HTML of a screen with its head, session and first data. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  const { app, builds, screens } = options;
  for (const screen of app.config.DEMO ? [...screens, kitScreen] : screens) {
    server.get(screen.path, (request, reply) => page(request, reply, { ...options, screen }));
  }
  const offline = offlineScreen(options);
  server.get('/offline', (request, reply) => page(request, reply, { ...options, screen: offline }));
  server.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) {
      const { status, body } = generalProblem('request/not-found', askerOf(request));
      return reply.code(status).send(body);
    }
    const path = request.url.split('?')[0] ?? '/';
    const { language } = askerOf(request);
    const encodings = path === MANIFEST_PATH ? '' : String(request.headers['accept-encoding'] ?? '');
    // A chunk belongs to one language, whichever its reader asks for elsewhere; the worker is that of the reader's own.
    const file =
      builds[language].file(path, encodings) ?? builds.en.file(path, encodings) ?? builds.de.file(path, encodings);
    if (file && path === MANIFEST_PATH)
      return sendFile(reply, namedManifest(file, app.config.MARKETPLACE_NAME, language));
    if (file) return sendFile(reply, file);
    if (/\.[a-z0-9]{2,11}$/i.test(path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return page(request, reply, { ...options, screen: null });
  });
}

type ServedFile = NonNullable<ReturnType<WebBuild['file']>>;
const MANIFEST_PATH = '/site.webmanifest';

/** Whoever installs the shop gets it under the name that its operator gave it. */
function namedManifest(file: ServedFile, name: string, lang: Language): ServedFile {
  const manifest = JSON.parse(file.body.toString()) as Record<string, unknown>;
  return { ...file, body: Buffer.from(JSON.stringify({ ...manifest, name, short_name: name, lang })) };
}

function sendFile(reply: FastifyReply, file: ServedFile): FastifyReply {
  void reply
    .type(file.type)
    .header('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('Vary', 'Accept-Encoding');
  if (file.encoding) void reply.header('Content-Encoding', file.encoding);
  return reply.send(file.body);
}

/** Of a name that an address carries twice the browser reads the first value. */
const firstOfEach = (query: Record<string, string | string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0] ?? '']));

/** The one way to write an address of a screen. */
const plainPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

type PageOptions = PagesOptions & { screen: Screen | null };

/** A page, or the words that stand in its place: whoever opens an address reads no answer for programs. */
async function page(request: FastifyRequest, reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  try {
    return await answerPage(request, reply, options);
  } catch (error) {
    const { app, builds } = options;
    const code = answerError(app, { request, reply, error: error as Error });
    const [{ language }, [status]] = [askerOf(request), generalProblems[code]];
    const { template, linksOf } = builds[language];
    const html = failedPage(template, {
      ...{ language, siteName: app.config.MARKETPLACE_NAME, links: linksOf('src/web/ui/states.tsx') },
      ...{ number: request.id.slice(-8), isAway: status === 503 },
    });
    return reply.code(status).type(HTML).header('Cache-Control', 'no-store').send(html);
  }
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  const { app, screen, authLookups } = options;
  const query = firstOfEach(request.query as Record<string, string | string[]>);
  // [SHELL-11] A recovery parameter on any page leads to the recovery screen.
  const path = request.url.split('?')[0] ?? '/';
  if (typeof query.recovery === 'string' && path !== '/recover-cart')
    return reply.redirect(`/recover-cart?recovery=${encodeURIComponent(query.recovery.slice(0, 300))}`);
  const start = app.cache.begin();
  const caller = await requestCaller(request, reply, authLookups);
  const params = request.params as Record<string, string>;
  const content = screen
    ? await screen.load({ params, query, acceptLanguage: request.headers['accept-language'] ?? '', app, caller })
    : notFound;
  if (content.movedTo) return reply.redirect(content.movedTo, 301);
  const status = content.status ?? 200;
  if (status === 200) options.onPage?.(request.raw, caller.session?.userId ?? '');
  const isCached = screen?.cacheTags && status === 200 && !caller.session && content.view !== null;
  const shown = isCached ? plainPath(screen.path, params) : path;
  const requested = {
    key: `${caller.language} ${shown}?${inputKey(content.view ?? {})}`,
    address: pageAddress(request.raw),
  };
  if (isCached && app.cache.answerAs(requested, { request: request.raw, response: reply.raw })) return reply.hijack();
  const html = await renderPage(options, { content, caller, path: shown });
  if (isCached && request.method === 'GET') {
    const tags = [...(screen.cacheTags?.(params, html) ?? []), ...(content.tags ?? [])];
    const headers = ['Content-Type', HTML, 'Cache-Control', 'no-cache'];
    app.cache.keep(requested, { status, body: html, headers, tags }, start);
  }
  void reply
    .code(status)
    .type(HTML)
    .header('Cache-Control', caller.session || hasOwnData(options, content) ? 'no-store' : 'no-cache')
    .header('Vary', VARY_OF_PAGES);
  return sendCompressed(request, reply, html);
}

/** A guest's cart stands in the page: nobody keeps it. */
const hasOwnData = ({ screen }: PageOptions, { firstData = [] }: ScreenContent): boolean =>
  !screen?.cacheTags && firstData.length > 0;

function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br'))
    return reply
      .header('Content-Encoding', 'br')
      .send(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  if (accepted.includes('gzip')) return reply.header('Content-Encoding', 'gzip').send(gzipSync(html, { level: 5 }));
  return reply.send(html);
}

async function bannersOf({ outside }: App, caller: Caller, path: string): Promise<string> {
  const own = caller.session && hasPersonBanner(path) ? await outside.personBanner?.(caller) : '';
  const all = hasBanner(path) ? outside.pageBanner?.html(caller.language) : '';
  return `${all ?? ''}${own ?? ''}`;
}

async function renderPage(options: PageOptions, rendered: RenderedPage): Promise<string> {
  const { app, builds, publicSettings, screen } = options;
  const { content, caller, path } = rendered;
  const answers = await firstAnswers(options, rendered);
  const firstData: Record<string, unknown> = Object.fromEntries(
    answers.filter(({ output }) => output !== null).map(({ key, output }) => [key, output]),
  );
  for (const [name, input, output] of content.known ?? []) firstData[`${name} ${inputKey(input)}`] = output;
  const { session, language } = caller;
  const build = builds[language];
  // A page of which every visitor sees the same is for search engines too; the others belong to somebody.
  const whole = {
    hidden: !screen?.cacheTags,
    ...content,
    ...content.complete?.(answers.map(({ output }) => output)),
  };
  return pageHtml(build.template, {
    language,
    content: whole,
    siteName: app.config.MARKETPLACE_NAME,
    publicUrl: app.config.PUBLIC_URL,
    path,
    firstVisit: screen?.hasOwnFrame ? undefined : options.firstVisit,
    banner: await bannersOf(app, caller, path),
    links: screen ? build.linksOf(screen.chunk, ...(screen.alsoNeeds ?? []), ...(whole.alsoNeeds ?? [])) : '',
    state: {
      session: session && publicSession(session),
      settings: publicSettings(language),
      firstData,
      status: content.status ?? 200,
    },
  });
}
