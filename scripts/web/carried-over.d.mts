export function isCarriedOver(file: string): boolean;
