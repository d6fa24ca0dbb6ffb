/** [FILE-06] A picture that only a few may see, as it is shown: its stored id, and a signature that ends. */
export const SIGNED_ID = /^([0-9a-f-]{36}-private)-([0-9a-z]{1,9}-[A-Za-z0-9_-]{32})$/;

/** The id as it is stored, whether it came with a signature or not. */
export const storedPictureId = (id: string): string => SIGNED_ID.exec(id)?.[1] ?? id;
