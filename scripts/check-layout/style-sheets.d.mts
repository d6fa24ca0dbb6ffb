export function sheetProblems(
  sheets: Map<string, string>,
  texts: Map<string, string>,
  target: (file: string, specifier: string) => string | null,
  entry?: string,
): { file: string; message: string }[];
