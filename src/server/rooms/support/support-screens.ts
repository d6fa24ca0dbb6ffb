import { articles, findArticle, topics } from '#domain/support/article-list.ts';
import { supportAddresses } from '#domain/support/addresses.ts';
import { screensAt } from '../../platform/page/screens-at.ts';

const listOf = (publicUrl: string, crumbs: readonly (readonly [name: string, path: string])[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
});

/** Help is for everybody, and found by search engines. */
export const supportScreens = screensAt(supportAddresses, {
  supportCenter: {
    chunk: 'src/web/rooms/support/support-center-page.tsx',
    load: async ({ query }) => ({
      title: 'Help',
      description: `${articles.length} answers about ${topics.map(({ name }) => name.toLowerCase()).join(', ')}, and how to reach a person.`,
      canonical: '/supportcenter',
      hidden: Boolean(query.q),
    }),
  },
  article: {
    chunk: 'src/web/rooms/support/article-page.tsx',
    load: async ({ params, app, caller }) => {
      const article = findArticle(params.slug ?? '');
      if (!article) return { status: 404, title: 'Page not found' };
      const path = `/support/${article.slug}`;
      return {
        title: article.title,
        description: article.summary,
        canonical: path,
        hidden: false,
        jsonLd: [
          listOf(app.config.PUBLIC_URL, [
            ['Home', '/'],
            ['Help', '/supportcenter'],
            [article.title, path],
          ]),
        ],
        ...(caller.session ? { firstData: [['support.getVote', { article: article.slug }]] } : {}),
      };
    },
  },
});
