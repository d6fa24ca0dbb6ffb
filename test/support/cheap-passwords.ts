import type { PasswordCost } from '#server/platform/secrets/password-cost.ts';

/** As little as scrypt can cost: people are made by the hundred. What the product itself uses is tested in `password.test.ts` and `running.test.ts`. */
export const cheapPasswords: PasswordCost = { N: 2, r: 1, p: 1 };
