import { FailedState } from './states.tsx';
import * as texts from './texts.ts';
import { Skeleton } from './lazy/skeleton.tsx';

interface Props {
  what: string;
  height: number;
  error: Parameters<typeof FailedState>[0]['problem'];
  retry: () => unknown;
}

/** The place of what is still being read, and another try where it could not be. */
export const Pending = ({ what, height, error, retry }: Props) =>
  error ? (
    <FailedState what={what} problem={error} retry={() => void retry()} />
  ) : (
    <Skeleton height={height} role="status" aria-label={texts.loading(what)} />
  );
