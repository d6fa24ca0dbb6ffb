/** A pattern for LIKE and ILIKE: these words anywhere. */
export const like = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
