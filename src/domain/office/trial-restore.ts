/** What came of restoring a backup into a scratch database, as `npm run restore -- --trial` notes it. */
export interface TrialRestore {
  at: string;
  /** When the backup was written; '' where it could not be read. */
  madeAt: string;
  tables: number;
  pictures: number;
  /** Invariants that the restored database breaks. */
  breaches: string[];
  /** Why it could not be restored; '' where it was. */
  error: string;
}

/** Under which name the newest one is remembered. */
export const TRIAL_RESTORE_FACT = 'trial-restore';
