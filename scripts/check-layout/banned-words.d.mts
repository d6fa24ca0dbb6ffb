export function wordProblems(texts: Map<string, string>): { file: string; message: string }[];
