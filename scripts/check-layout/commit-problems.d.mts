export function commitProblems(message: string): string[];
