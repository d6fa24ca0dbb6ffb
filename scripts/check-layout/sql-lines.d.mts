export function sqlLineProblems(
  texts: Map<string, string>,
  before?: readonly string[],
): { file: string; message: string }[];
