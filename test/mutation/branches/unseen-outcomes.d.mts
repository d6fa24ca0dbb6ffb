export function unseenOutcomes(
  folder: string,
  within: string,
): { seen: number; oneSided: number; unreached: number; lines: string[] };
