/** The same for the calls of later screens. */
export const callTable: Record<string, string> = {};
