export function sentenceProblems(texts: Map<string, string>): { file: string; message: string }[];
