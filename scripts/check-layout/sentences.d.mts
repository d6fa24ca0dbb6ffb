export const CARRIED_OVER: RegExp[];
export function sentenceProblems(texts: Map<string, string>): { file: string; message: string }[];
