/**
 * [LAW-01] What a maker marks a piece as, where the law makes an exception of it (2011/83/EU article 16 d, e): it spoils quickly, or it is sealed
 * for health or hygiene and cannot be taken back once the seal is broken.
 */
export const withdrawalExceptions = ['perishable', 'sealed'] as const;
export type WithdrawalException = (typeof withdrawalExceptions)[number];

interface Excepted {
  /** The buyer's words. */
  personalisation: string;
  withdrawalException?: WithdrawalException | null | undefined;
}

/** [LAW-01] Why a piece is without the right of withdrawal, or loses it with its seal; null where it has it. */
export const exceptionOf = ({
  personalisation,
  withdrawalException = null,
}: Excepted): WithdrawalException | 'personalised' | null =>
  personalisation === '' ? withdrawalException : 'personalised';

/** [LAW-01] A sealed piece has the right until its seal is broken, which only shows when it is back. */
export const hasWithdrawalRight = (line: Excepted): boolean => [null, 'sealed'].includes(exceptionOf(line));
