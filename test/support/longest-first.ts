import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long: they start and kill processes, or wait. */
const LONGEST = [
  'src/server/modules/payments/books.test.ts',
  'test/faults/restart.test.ts',
  'test/faults/kill.test.ts',
  'test/faults/money-kills.test.ts',
  'test/faults/outside-database.test.ts',
  'src/server/app/backup/backup.test.ts',
  'src/server/modules/recovery/recovery-model.test.ts',
  'demo/demo.test.ts',
  'src/server/platform/http/malformed-input.test.ts',
  'src/server/platform/running.test.ts',
  'test/faults/two-servers.test.ts',
  'src/server/platform/clock/clock.test.ts',
  'src/server/platform/mail/mail-server.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const index = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return index < 0 ? LONGEST.length : index;
};

/** Begins with what takes longest, so that the workers end at about the same time; then as vitest does, large files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
