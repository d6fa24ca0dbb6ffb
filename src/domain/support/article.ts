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

export interface Article {
  slug: string;
  topic: Topic;
  title: string;
  /** One sentence: what one can do after reading it. Shown in lists and to search engines. */
  summary: string;
  /** Other words that people look for. */
  words: readonly string[];
  /** Day of the last change of what it says. */
  changed: string;
  body: readonly Block[];
  /** What the article is about can be done from it. */
  act?: 'sign-in' | 'sign-up';
  /** Articles that are often needed next. */
  next: readonly string[];
}

/** All words of an article, for looking through it. */
export const textOf = ({ title, summary, words, body }: Article): string =>
  [title, summary, ...words, ...body.flatMap(wordsOf)]
    .join('\n')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\[/g, '');

function wordsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('heading' in block) return [block.heading];
  return 'list' in block ? block.list : block.steps.flat();
}

const little = new Set(
  'a an and are at can do does for from how i in is it me my of on or the to was what when where why with you your'.split(
    ' ',
  ),
);
const SHORTEST_STEM = 3;
/** `returning`, `returns` and `returned` are the same to somebody who looks for help. */
function stem(word: string): string {
  const cut = word.replace(/(?:ing|ies|ed|es|s|y|e)$/, '');
  return cut.length >= SHORTEST_STEM ? cut : word;
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !little.has(word))
    .map(stem);

/** How much it says of an article that it holds a word there. */
function worthOf(article: Article, word: string): number {
  const holds = (text: string): boolean => wordsIn(text).some((one) => one.startsWith(word));
  if (holds(article.title)) return 6;
  if (holds(article.words.join(' '))) return 4;
  if (holds(article.summary)) return 3;
  return holds(textOf(article)) ? 1 : 0;
}

/** [UX-72] The articles that hold most of the words; a word that stands in none of them, like the name of a piece, is passed over. */
export function findArticles(articles: readonly Article[], query: string): Article[] {
  if (query.trim() === '') return [...articles];
  const wanted = wordsIn(query);
  const found = articles.map((article, at) => {
    const worths = wanted.map((word) => worthOf(article, word));
    return {
      article,
      at,
      matching: worths.filter(Boolean).length,
      worth: worths.reduce((sum, worth) => sum + worth, 0),
    };
  });
  const most = Math.max(1, ...found.map(({ matching }) => matching));
  return found
    .filter(({ matching }) => matching === most)
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
    .map(({ article }) => article);
}
