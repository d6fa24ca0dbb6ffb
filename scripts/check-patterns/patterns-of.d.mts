export function patternsOf(file: string, code: string): { source: string; flags: string; line: number }[];
export function unknownPatterns(file: string, code: string): number[];
