import { z } from 'zod';
import { exportContract } from '../core/functions/export-contract.ts';
import { lineSchema } from '../core/text.ts';
import { MAX_REPORT_NAME } from './reports/definition.ts';
import { reportDefinitionSchema, tooLong } from './reports/report-contract.ts';

export const analyticsFunctions = {
  exportReport: exportContract(
    'A report of the marketplace as a file; who takes one stands in the audit log.',
    z.strictObject({ name: lineSchema(1, MAX_REPORT_NAME), definition: reportDefinitionSchema }),
    tooLong,
  ),
};
