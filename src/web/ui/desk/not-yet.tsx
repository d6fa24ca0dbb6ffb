import { DeskFailed, TableSkeleton } from './desk-parts.tsx';
import * as texts from './texts.ts';
import { DeskSkeleton } from './desk-skeleton.tsx';

export interface Unread {
  call: { error: Parameters<typeof DeskFailed>[0]['problem'] | null; refetch: () => Promise<unknown> };
  /** `The figures` */
  what: string;
  /** What is safe though it could not be read. */
  safe?: string;
  /** Said while it comes, where `Loading the …` does not do. */
  loading?: string;
}

interface Props extends Unread {
  /** The skeleton of a table with so many columns, or a block so high. */
  skeleton: { columns: number } | { height: number };
}

/** In place of what is not there yet or could not be read. */
export function NotYet({
  call: { error, refetch },
  what,
  safe = texts.nothingLost,
  loading = texts.loadingWhat(what),
  skeleton,
}: Props) {
  if (error) return <DeskFailed what={what} safe={safe} problem={error} retry={() => void refetch()} />;
  return 'columns' in skeleton ? (
    <TableSkeleton columns={skeleton.columns} label={loading} />
  ) : (
    <DeskSkeleton height={skeleton.height} role="status" aria-label={loading} />
  );
}
