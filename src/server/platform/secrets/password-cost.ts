/** What one scrypt hash of a password costs (RFC 7914): 128 · N · r bytes of memory, gone through p times. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** [INV-12] What the product hashes with. */
export const PASSWORD_COST: PasswordCost = { N: 16384, r: 16, p: 1 };
