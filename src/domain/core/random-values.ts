/** [VAULT-05] How much of the system's generator stands in what it draws. */
export const TOKEN_BYTES = 32;
export const SESSION_TOKEN_BYTES = 48;
export const ONE_TIME_CODE_DIGITS = 6;
export const API_KEY_PREFIX = 'ask_';
