import type { Language, Text } from '../core/languages/language.ts';

/**
 * One part of an article. Words may hold links, `[words](/path)`, and `{support}`, which becomes the support address.
 * `steps` are numbered acts with a name each.
 */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { steps: readonly (readonly [name: string, words: string])[] };

export type Topic = 'account' | 'buying' | 'order' | 'selling' | 'safety';

/** What an article says, in one language. */
export interface ArticleText {
  title: string;
  /** One sentence: what one can do after reading it. Shown in lists and to search engines. */
  summary: string;
  /** Other words that people look for. */
  keywords: string;
  body: readonly Block[];
}

/** What is the same in every language. */
export interface ArticleFacts {
  slug: string;
  topic: Topic;
  /** Day of the last change of what it says. */
  changed: string;
  /** What the article is about can be done from it. */
  action?: 'sign-in' | 'sign-up';
  /** Articles that are often needed next. */
  next: readonly string[];
}

export interface Article extends ArticleFacts, ArticleText {}

/** All words of an article, for looking through it. */
export const textOf = ({ title, summary, keywords, body }: Article): string =>
  [title, summary, keywords, ...body.flatMap(linesOf)]
    .join('\n')
    .replace(/\]\([^()]*\)/g, '')
    .replace(/\[/g, '');

function linesOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('heading' in block) return [block.heading];
  return 'list' in block ? block.list : block.steps.flat();
}

const setOf = (phrase: string): ReadonlySet<string> => new Set(phrase.split(' '));
const little: Text<ReadonlySet<string>> = {
  en: setOf(
    'a an and are at can do does for from how i in is it me my of on or the to was what when where why with you your',
  ),
  de: setOf(
    'ab als am an auf aus bei das dem den der des die du ein eine einen einer es fur habe hat ich im in ist kann man mein meine meinem meinen meiner mich mir mit nach oder sich sie sind und vom von wann war warum was wenn wer wie wird wo zu zum zur',
  ),
};
const endings = { en: /(?:ing|ies|ed|es|s|y|e)$/, de: /(?:ungen|ung|en|er|es|em|st|e|n|s|t)$/ };
const SHORTEST_STEM = 3;
/** `returning`, `returns` and `returned` are the same to somebody who looks for help, as are `Karte` and `Karten`. */
function stem(word: string, language: Language): string {
  const cut = word.replace(endings[language], '');
  return cut.length >= SHORTEST_STEM ? cut : word;
}

const tokensIn = (text: string, language: Language): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !little[language].has(word))
    .map((word) => stem(word, language));

/** How much it says of an article that it holds a word there. */
function worthOf(article: Article, word: string, language: Language): number {
  const holds = (text: string): boolean => tokensIn(text, language).some((one) => one.startsWith(word));
  if (holds(article.title)) return 6;
  if (holds(article.keywords)) return 4;
  if (holds(article.summary)) return 3;
  return holds(textOf(article)) ? 1 : 0;
}

/** [UX-72] The articles that hold most of the words; a word that stands in none of them, like the name of a piece, is passed over. */
export function findArticles(articles: readonly Article[], query: string, language: Language): Article[] {
  if (query.trim() === '') return [...articles];
  const wanted = tokensIn(query, language);
  const matches = articles.map((article, at) => {
    const worths = wanted.map((word) => worthOf(article, word, language));
    return {
      article,
      at,
      matching: worths.filter(Boolean).length,
      worth: worths.reduce((sum, worth) => sum + worth, 0),
    };
  });
  const most = Math.max(1, ...matches.map(({ matching }) => matching));
  return matches
    .filter(({ matching }) => matching === most)
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
    .map(({ article }) => article);
}

export const findArticle = (articles: readonly Article[], slug: string): Article | undefined =>
  articles.find((article) => article.slug === slug);
