type Part<T> = T extends Date | Uint8Array ? T : T extends object ? { [Key in keyof T]?: Part<T[Key]> } : T;

/** The part of a value that a statement looks at, in the place of the whole. */
export const partOf = <T>(part: Part<T>): T => part as T;
