export function unreadSettings(texts: Map<string, string>): { file: string; message: string }[];
