export function rulesOfTests(
  texts: Map<string, string>,
  target: (file: string, specifier: string) => string | null,
): { file: string; name: string }[];
