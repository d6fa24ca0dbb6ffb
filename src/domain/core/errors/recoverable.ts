const PASSING =
  /network|time(?:d )?-?out|connection|rate limit|too many requests|service (?:temporarily )?unavailable|temporar/i;

/** [ERR-03] What passes by itself: another try may go well. */
export const isRecoverable = (text: string): boolean => PASSING.test(text);
