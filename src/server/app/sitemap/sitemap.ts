import { escapedHtml } from '../../platform/escaped-html.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { articleFacts } from '#domain/support/article-list.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Module } from '../../platform/calls/module.ts';
import { categorySlugs, lastStartUpTo, pageStarts, type SitemapList, sitemapRows } from './sitemap-store.ts';

/** Search engines take up to 50,000 addresses a file. */
const PAGE = 10_000;
const STARTS_MS = 60_000;
const XML = 'application/xml; charset=utf-8';
/** Where the pages of a list are, and where what they name is. */
const folders: Record<SitemapList, { pages: string; of: string }> = {
  listings: { pages: 'pieces', of: 'product' },
  shops: { pages: 'shops', of: 'shop' },
};
/** What has no room in the public: robots need not ask for it. */
const closed = [
  '/api/',
  '/cart',
  '/checkout',
  '/order',
  '/orders',
  '/profile',
  '/settings',
  '/messages',
  '/seller-dashboard',
  '/admin',
  '/dev/',
  '/recover-cart',
  '/reset-password',
  '/erasure-receipt',
  '/notifications/end',
];
const places: readonly [path: string, changed?: string][] = [
  ['/'],
  ['/search'],
  ['/track'],
  ['/supportcenter'],
  ...articleFacts.map(({ slug, changed }): [string, string] => [`/support/${slug}`, changed]),
];

const document = (root: 'urlset' | 'sitemapindex', rows: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${root}>\n`;
const row = (tag: 'url' | 'sitemap', address: string, changed?: string): string =>
  `<${tag}><loc>${escapedHtml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${tag}>`;

/** The pages of the sitemap: one for what always stands, one for every ten thousand pieces and shops. */
export async function sitemapIndex({ db, config }: App, size = PAGE): Promise<string> {
  const [listings, shops] = await Promise.all([
    pageStarts(db, { list: 'listings', size }),
    pageStarts(db, { list: 'shops', size }),
  ]);
  return document(
    'sitemapindex',
    [
      '/sitemap/places.xml',
      ...listings.map((key) => `/sitemap/pieces/${encodeURIComponent(key)}.xml`),
      ...shops.map((key) => `/sitemap/shops/${encodeURIComponent(key)}.xml`),
    ].map((path) => row('sitemap', `${config.PUBLIC_URL}${path}`)),
  );
}

export async function sitemapPage(
  { db, config }: App,
  { list, from, size = PAGE }: { list: SitemapList; from: string; size?: number },
): Promise<string> {
  const rows = await sitemapRows(db, { list, from, size });
  return document(
    'urlset',
    rows.map(({ key, changed }) =>
      row('url', `${config.PUBLIC_URL}/${folders[list].of}/${encodeURIComponent(key)}`, changed),
    ),
  );
}

async function sitemapPlaces({ db, config }: App): Promise<string> {
  return document(
    'urlset',
    [...places, ...(await categorySlugs(db)).map((slug): [string] => [`/category/${encodeURIComponent(slug)}`])].map(
      ([path, changed]) => row('url', `${config.PUBLIC_URL}${path}`, changed),
    ),
  );
}

const robotsText = (publicUrl: string): string =>
  `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/**
 * The first key of the page that a key lies on: whichever key is asked for, there are only as many pages as the index names.
 * They are looked for anew once a minute: robots read an older index anyway.
 */
function pageStartFinder({ db }: App): (list: SitemapList, key: string) => Promise<string> {
  const known = new Map<SitemapList, { until: number; starts: string[] }>();
  return async (list, key) => {
    const now = performance.now();
    const cached = known.get(list);
    const starts = cached && now < cached.until ? cached.starts : await pageStarts(db, { list, size: PAGE });
    if (starts !== cached?.starts) known.set(list, { until: now + STARTS_MS, starts });
    return lastStartUpTo(db, { starts, key });
  };
}

/** /robots.txt and the sitemap. A page is kept until a listing or a shop changes. */
function sitemapRoutes(server: FastifyInstance, app: App): void {
  const serve =
    (name: string, make: () => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const requested = { key: `sitemap ${name}`, address: request.raw.url ?? '' };
      if (app.cache.answerAs(requested, { request: request.raw, response: reply.raw })) return reply.hijack();
      const start = app.cache.begin();
      const body = await make();
      const headers = ['Content-Type', XML, 'Cache-Control', 'no-cache'];
      app.cache.keep(requested, { status: 200, body, headers, tags: ['listings', 'home'] }, start);
      return reply.type(XML).header('Cache-Control', 'no-cache').send(body);
    };
  const startOf = pageStartFinder(app);
  server.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(robotsText(app.config.PUBLIC_URL)),
  );
  server.get(
    '/sitemap.xml',
    serve('index', () => sitemapIndex(app)),
  );
  server.get(
    '/sitemap/places.xml',
    serve('places', () => sitemapPlaces(app)),
  );
  server.get('/sitemap/:pages/:page', async (request, reply) => {
    const { pages, page } = request.params as { pages: string; page: string };
    const list = (['listings', 'shops'] as const).find((name) => folders[name].pages === pages);
    const from = /^([A-Za-z0-9_-]{1,128})\.xml$/.exec(page)?.[1];
    if (!list || !from) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const start = await startOf(list, from);
    return serve(`${list} ${start}`, () => sitemapPage(app, { list, from: start }))(request, reply);
  });
}

export const sitemap: Module = {
  name: 'sitemap',
  personalData: 'none, because it lists what is public',
  routes: sitemapRoutes,
};
