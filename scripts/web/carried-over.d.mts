export const CARRIED_OVER: RegExp[];
