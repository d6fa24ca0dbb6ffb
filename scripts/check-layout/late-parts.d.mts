export const lateProblems: (texts: Map<string, string>) => { file: string; message: string }[];
