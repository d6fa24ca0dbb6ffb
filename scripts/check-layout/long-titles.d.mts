export function titleProblems(
  texts: Map<string, string>,
  longBefore: readonly string[],
): { file: string; message: string }[];
