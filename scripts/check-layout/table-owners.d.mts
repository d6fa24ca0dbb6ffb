interface Problem {
  file: string;
  message: string;
}
export function ownerProblems(root: string, texts: Map<string, string>): Problem[];
