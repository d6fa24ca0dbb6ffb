export function sqlParameterProblems(
  texts: Map<string, string>,
  onPurpose?: readonly string[],
): { file: string; message: string }[];
