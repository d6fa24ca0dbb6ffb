export function unheardRefusals(texts: Map<string, string>): { file: string; message: string }[];
