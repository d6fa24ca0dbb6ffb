export function sentByHand(texts: Map<string, string>): { file: string; message: string }[];
