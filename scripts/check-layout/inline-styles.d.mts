export function inlineStyleProblems(
  texts: Map<string, string>,
  allowed?: Record<string, number>,
): { file: string; message: string }[];
