export function slowOn(source: string, flags: string): string | null;
