export type AccountStatus = 'active' | 'suspended' | 'banned';

/** A suspension with a last day is over when that has come. */
export const accountStatusNow = (accountStatus: AccountStatus, until: Date | null, now: Date): AccountStatus =>
  accountStatus === 'suspended' && until && until <= now ? 'active' : accountStatus;
