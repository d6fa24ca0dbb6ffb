import { articlesOf } from '#domain/support/article-list.ts';
import { articleTexts, topicNames as names } from '#domain/support/article-texts.ts';
import { say } from '#web/platform/languages/language.ts';

/** Every article in the language of the page. */
export const articles = articlesOf(say(articleTexts));
export const topicNames = say(names);
