export function sqlLineProblems(texts: Map<string, string>): { file: string; message: string }[];
