export function orderOf(text: string, seed: number): number;
