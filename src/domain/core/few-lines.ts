/** A person's words with one empty line between paragraphs, however many were typed. */
export const fewLines = (text: string): string => text.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n');
