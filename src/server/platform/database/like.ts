/** A pattern for LIKE and ILIKE: these words anywhere. */
export const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
