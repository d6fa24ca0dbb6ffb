export function kitProblems(texts: Map<string, string>): { file: string; message: string }[];
