import { findArticle } from '#domain/support/article.ts';
import { topics } from '#domain/support/article-list.ts';
import { topicNames } from '#domain/support/article-texts.ts';
import { supportAddresses } from '#domain/support/addresses.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { articles } from './articles.ts';
import { screenTexts } from './support-screen-texts.ts';

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
    chunk: 'src/web/modules/support/support-center-page.tsx',
    load: async ({ query, caller: { language } }) => ({
      title: screenTexts.help,
      description: screenTexts.answers[language](
        articles[language].length,
        topics.map((topic) => topicNames[language][topic]).join(', '),
      ),
      canonical: '/supportcenter',
      hidden: Boolean(query.q),
    }),
  },
  article: {
    chunk: 'src/web/modules/support/article-page.tsx',
    load: async ({ params, app, caller }) => {
      const { language } = caller;
      const article = findArticle(articles[language], params.slug ?? '');
      if (!article) return { status: 404, title: screenTexts.articleGone };
      const path = `/support/${article.slug}`;
      return {
        title: article.title,
        description: article.summary,
        canonical: path,
        hidden: false,
        jsonLd: [
          listOf(app.config.PUBLIC_URL, [
            [screenTexts.home[language], '/'],
            [screenTexts.help[language], '/supportcenter'],
            [article.title, path],
          ]),
        ],
        ...(caller.session ? { firstData: [['support.getVote', { article: article.slug }]] } : {}),
      };
    },
  },
  ticket: {
    chunk: 'src/web/modules/support/own/own-ticket-page.tsx',
    load: async () => ({ title: screenTexts.ticket }),
  },
});
