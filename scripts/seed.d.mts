export function seedOfRun(): number;
