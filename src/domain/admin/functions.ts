import { z } from 'zod';
import { exportContract } from '../core/functions/export-contract.ts';
import { auditFilter } from './contract.ts';

export const adminFunctions = {
  exportActs: exportContract(
    'What administrators did, as a table of comma-separated values. The export is an act itself.',
    z.strictObject(auditFilter),
  ),
};
