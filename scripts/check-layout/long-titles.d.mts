export function titleProblems(texts: Map<string, string>): { file: string; message: string }[];
