import { DeskFailed, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';

interface Props {
  call: { error: Parameters<typeof DeskFailed>[0]['problem'] | null; refetch: () => Promise<unknown> };
  /** `The figures` */
  what: string;
  /** What is safe though it could not be read. */
  safe?: string;
  /** The skeleton of a table with so many columns, or a block so high. */
  skeleton: { columns: number } | { height: number };
}

/** In place of what is not there yet or could not be read. */
export function NotYet({
  call: { error, refetch },
  what,
  safe = 'Nothing is lost, only this list is missing',
  skeleton,
}: Props) {
  if (error) return <DeskFailed what={what} safe={safe} problem={error} retry={() => void refetch()} />;
  const label = `Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  return 'columns' in skeleton ? (
    <TableSkeleton columns={skeleton.columns} label={label} />
  ) : (
    <i className="d-skeleton" role="status" aria-label={label} style={{ width: '100%', height: skeleton.height }} />
  );
}
