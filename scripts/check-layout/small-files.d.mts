export function smallFileProblems(
  texts: Map<string, string>,
  target: (file: string, specifier: string) => string | null,
): { file: string; message: string }[];
