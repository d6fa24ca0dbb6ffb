export function commitProblems(message: string, rules?: { mustBeImperative?: boolean }): string[];
