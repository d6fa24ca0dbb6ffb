export function ensureWebBuilt(): Promise<void>;
