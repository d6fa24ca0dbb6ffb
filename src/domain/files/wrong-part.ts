/** What is wrong with the bytes of a file. */
export type WrongPart = 'kind' | 'short' | 'long' | 'pixels' | 'text' | 'ending';
