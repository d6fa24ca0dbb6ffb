export function serverEntry(): Promise<string[]>;
