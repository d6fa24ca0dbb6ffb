import { articlesOf } from '#domain/support/article-list.ts';
import { articleWords, topicNames as names } from '#domain/support/article-texts.ts';
import { say } from '#web/platform/languages/language.ts';

/** Every article in the language of the page. */
export const articles = articlesOf(say(articleWords));
export const topicNames = say(names);
