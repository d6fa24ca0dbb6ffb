import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { articles } from '#domain/support/article-list.ts';
import type { App } from '../platform/calls/app.ts';
import { categorySlugs, isSitemapList, pageStarts, type SitemapList, sitemapRows } from './sitemap-store.ts';

/** Search engines take up to 50,000 addresses a file. */
const PAGE = 10_000;
const folders: Record<SitemapList, string> = { pieces: 'product', shops: 'shop' };
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
];
const places: readonly [path: string, changed?: string][] = [
  ['/'],
  ['/search'],
  ['/track'],
  ['/supportcenter'],
  ...articles.map(({ slug, changed }): [string, string] => [`/support/${slug}`, changed]),
];

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
const document = (root: 'urlset' | 'sitemapindex', rows: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${root}>\n`;
const row = (tag: 'url' | 'sitemap', address: string, changed?: string): string =>
  `<${tag}><loc>${escaped(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${tag}>`;

/** The pages of the sitemap: one for what always stands, one for every ten thousand pieces and shops. */
export async function sitemapIndex({ db, config }: App, size = PAGE): Promise<string> {
  const [pieces, shops] = await Promise.all([
    pageStarts(db, { list: 'pieces', size }),
    pageStarts(db, { list: 'shops', size }),
  ]);
  return document(
    'sitemapindex',
    [
      '/sitemap/places.xml',
      ...pieces.map((key) => `/sitemap/pieces/${encodeURIComponent(key)}.xml`),
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
      row('url', `${config.PUBLIC_URL}/${folders[list]}/${encodeURIComponent(key)}`, changed),
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

export const robotsText = (publicUrl: string): string =>
  `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** /robots.txt and the sitemap. A page is kept until a listing or a shop changes. */
export function sitemapRoutes(server: FastifyInstance, app: App): void {
  const serve =
    (make: (request: FastifyRequest) => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const start = app.cache.begin();
      const body = await make(request);
      const type = 'application/xml; charset=utf-8';
      app.cache.keep(
        request.raw.url as string,
        { status: 200, body, headers: ['Content-Type', type, 'Cache-Control', 'no-cache'], tags: ['listings', 'home'] },
        start,
      );
      return reply.type(type).header('Cache-Control', 'no-cache').send(body);
    };
  server.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(robotsText(app.config.PUBLIC_URL)),
  );
  server.get(
    '/sitemap.xml',
    serve(() => sitemapIndex(app)),
  );
  server.get(
    '/sitemap/places.xml',
    serve(() => sitemapPlaces(app)),
  );
  server.get('/sitemap/:list/:page', async (request, reply) => {
    const { list, page } = request.params as { list: string; page: string };
    const from = /^([A-Za-z0-9_-]{1,128})\.xml$/.exec(page)?.[1];
    if (!isSitemapList(list) || !from) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return serve(() => sitemapPage(app, { list, from }))(request, reply);
  });
}
