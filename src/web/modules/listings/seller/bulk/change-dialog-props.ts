import type { BulkChange } from '#domain/listings/bulk/bulk-change.ts';
import type { MyListing } from '../use-listing-move.ts';

/** What each dialog of a change of many listings gets. */
export interface ChangeDialogProps {
  /** Those of the chosen ones that the list shows. */
  known: readonly MyListing[];
  /** Null where it is not counted. */
  count: number | null;
  onApply: (change: BulkChange) => void;
  onClose: () => void;
}
