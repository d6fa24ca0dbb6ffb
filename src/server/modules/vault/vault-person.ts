/** Whose bearer token it is. */
export interface VaultPerson {
  userId: string;
  /** The session of a browser that the token goes back to; null for a program's. */
  sessionHash: Buffer | null;
  /** When a program's person signed in; null for a browser. */
  signedInAt: Date | null;
  /** Tokens from before are ended. */
  tokensSince: Date | null;
}
