import type { WithdrawalException } from '#domain/listings/withdrawal-exception.ts';
import * as texts from './texts/exception-texts.ts';

/** [LAW-01] A piece without the right of withdrawal, or that loses it with its seal, says so before it is bought. */
export const WithdrawalExceptionNote = ({ exception }: { exception: WithdrawalException }) => (
  <span className="soft-text">{texts.exceptions[exception]}</span>
);
