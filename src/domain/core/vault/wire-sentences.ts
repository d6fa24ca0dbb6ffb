/** [VAULT-02] What stands in the error field of an answer, and what the browser says where there is none. */
export const wireSentences = {
  signedOut: 'User not authenticated',
  requestEncryptionKey: 'Key request failed',
  encryptData: 'Encryption failed',
  decryptData: 'Decryption failed',
  revokeKey: 'Key revocation failed',
  tooLarge: 'Data too large for encryption (max 10KB)',
} as const;

export type VaultOperation = 'requestEncryptionKey' | 'encryptData' | 'decryptData' | 'revokeKey';
export const vaultOperations = ['requestEncryptionKey', 'encryptData', 'decryptData', 'revokeKey'] as const;
