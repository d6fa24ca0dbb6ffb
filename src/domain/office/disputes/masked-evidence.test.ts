import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMask } from '../../core/reading/masked.ts';
import { contactFields, type Evidence, evidenceFields, type WrittenEvidence } from '../../payments/evidence.ts';
import { sentEvidence, shownEvidence, storedEvidence } from './masked-evidence.ts';

const whole: Evidence = {
  ...{ product_description: 'A mug', customer_email_address: 'bo@example.com' },
  ...{ billing_address: 'Bo, Hill 2, 1000 Lisbon, PT', shipping_address: 'Bo, Quay 1, 4000 Porto, PT' },
};
const draft = {
  whole,
  masked: {
    ...whole,
    ...{ customer_email_address: 'b•••@example.com', billing_address: 'Bo, •••, PT', shipping_address: 'Bo, •••, PT' },
  },
};
const text = fc.string({ maxLength: 20 }).filter((each) => !hasMask(each));
const writtenBy = fc.record(
  Object.fromEntries(
    evidenceFields.map((field) => [
      field,
      (contactFields as readonly string[]).includes(field) ? fc.option(text) : text,
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<WrittenEvidence>;
const stored = (written: WrittenEvidence, before: Evidence = {}): Evidence => {
  const result = storedEvidence(written, before);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

test('[OFFICE-01, PAY-02] whatever is written, the bank reads it or what the order says, never a mask', () => {
  fc.assert(
    fc.property(writtenBy, writtenBy, (first, second) => {
      const sent = sentEvidence(stored(second, stored(first)), draft);
      expect(Object.values(sent).filter((each) => each === '' || hasMask(each))).toEqual([]);
      for (const field of contactFields) {
        const latest = field in second ? second[field] : first[field];
        expect(sent[field] ?? '').toBe(latest ?? whole[field]);
      }
    }),
  );
});

test('[OFFICE-01, INV-12] what is shown has no mail and no address, whoever wrote it', () => {
  fc.assert(
    fc.property(writtenBy, fc.stringMatching(/^[a-z]{4,9}$/), (written, door) => {
      const own = { customer_email_address: `${door}@example.com`, shipping_address: `Lane ${door}, Porto` };
      const shown = shownEvidence(stored({ ...written, ...own }), draft);
      for (const field of contactFields) expect(shown[field] === undefined || hasMask(shown[field])).toBe(true);
      expect([shown.customer_email_address, shown.shipping_address].join()).not.toContain(door);
    }),
  );
});

test('[OFFICE-01, PAY-02] masked text is refused in every field', () => {
  for (const field of evidenceFields)
    expect(storedEvidence({ [field]: 'b•••@example.com' }, {})).toMatchObject({
      problem: { code: 'office/evidence-masked' },
    });
});
