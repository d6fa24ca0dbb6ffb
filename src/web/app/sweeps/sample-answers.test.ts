import { expect, test } from 'vitest';
import { wrongSamples } from '#test/support/markup/sample-answers.ts';

test('[RUN-06] the answers that screens are swept with are such as the contracts allow', () => {
  expect(wrongSamples().filter((wrong) => !/expected file/.test(wrong))).toEqual([]);
});
