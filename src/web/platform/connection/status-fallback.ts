import { friendlySentenceOf } from '#domain/core/errors/error-texts.ts';
import { say } from '../languages/language.ts';

/** [ERR-09] What comes without words, from a proxy for example, is spoken of by its status. */
export const wordlessSentence = (status: number, text: string): string => say(friendlySentenceOf(status, text));
