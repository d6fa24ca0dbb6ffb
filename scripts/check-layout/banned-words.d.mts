export function wordProblems(
  texts: Map<string, string>,
  fields?: readonly string[],
): { file: string; message: string }[];
