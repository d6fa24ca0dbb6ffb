import { expect, test } from 'vitest';
import { pageHtml } from './page-html.ts';
import type { ScreenContent } from './screen.ts';

const hostile = `</script><!--<script>alert(1)</script>"'>&lt;\u2028$&$'${'`'}<img src=x onerror=alert(1)>`;
const page = (content: Partial<ScreenContent>, state: unknown = {}): string =>
  pageHtml('<head><title>x</title></head><body><div id="app"></div></body>', {
    language: 'en',
    content: { title: 'Mug', ...content },
    siteName: 'Market',
    publicUrl: 'https://market.example',
    path: '/product/1',
    links: '',
    state,
  });

test('[CAT-03] hostile text stays text in head and data of a page', () => {
  const html = page(
    {
      title: hostile,
      description: hostile,
      picture: { id: 'p1', sizes: '100vw', alt: hostile },
      facts: [['product:brand', hostile]],
      jsonLd: [{ '@type': 'Product', name: hostile }],
    },
    { firstData: { title: hostile } },
  );
  // The only elements of script are the two blocks of data; nothing in them ends them or opens another.
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/ld+json">',
    '<script type="application/json" id="page-state">',
  ]);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toMatch(/<img|<!--/);
  const blocks = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(
    (result) => JSON.parse(result[1] ?? '') as Record<string, unknown>,
  );
  expect(blocks).toEqual([{ '@type': 'Product', name: hostile }, { firstData: { title: hostile } }]);
  // Inside an attribute no quote is left bare.
  for (const [, value] of html.matchAll(/content="([^"]*)"/g)) expect(value).not.toMatch(/[<>'"]/);
});

test('[CAT-03] a link preview has title, words, address and picture', () => {
  const html = page({
    description: 'Thrown.',
    canonical: '/product/mug',
    type: 'product',
    facts: [['product:price:amount', '28.00']],
    picture: { id: 'p1', sizes: '100vw', alt: 'A mug' },
  });
  for (const tag of [
    '<title>Mug – Market</title>',
    '<meta name="description" content="Thrown.">',
    '<link rel="canonical" href="https://market.example/product/mug">',
    '<meta property="og:title" content="Mug">',
    '<meta property="og:description" content="Thrown.">',
    '<meta property="og:url" content="https://market.example/product/mug">',
    '<meta property="og:type" content="product">',
    '<meta property="product:price:amount" content="28.00">',
    '<meta property="og:image" content="https://market.example/pictures/p1/960.webp">',
    '<meta property="og:image:alt" content="A mug">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(html).toContain(tag);
  expect(html).not.toContain('noindex');
});

test('pages of a person and pages that are not there are no business of search engines', () => {
  for (const content of [{ hidden: true }, { status: 404 }]) {
    expect(page(content)).toContain('<meta name="robots" content="noindex">');
    expect(page(content)).not.toContain('rel="canonical"');
  }
});

test('a long description ends between letters', () => {
  expect(page({ description: '😀'.repeat(400) })).toContain(`content="${'😀'.repeat(299)}…"`);
});
