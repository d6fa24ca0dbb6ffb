import { hasMask, maskedEmail, maskedText } from '../../core/reading/masked.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { type ContactField, contactFields, type Evidence, type WrittenEvidence } from '../../payments/evidence.ts';

/** What is drafted from the orders of a dispute: as the bank reads it, and as an administrator sees it. */
export interface Draft {
  whole: Evidence;
  masked: Evidence;
}

const isContact = (field: string): field is ContactField => (contactFields as readonly string[]).includes(field);
const entriesOf = (evidence: Evidence | WrittenEvidence) =>
  Object.entries(evidence) as [keyof Evidence, string | null][];

/** Nobody has written any of it yet. */
export const isDraft = (stored: Evidence): boolean => Object.keys(stored).length === 0;

const maskedContact = (field: ContactField, text: string): string =>
  field === 'customer_email_address' && text ? maskedEmail(text) : maskedText(text);

/** Whether somebody wrote it in place of what the orders say. */
export const isOwnContact = (field: ContactField, stored: Evidence, { whole }: Pick<Draft, 'whole'>): boolean =>
  stored[field] !== undefined && stored[field] !== whole[field];

/** [OFFICE-01, INV-12] Evidence as it is shown: mail and addresses masked, those of the orders with their town. */
export function shownEvidence(stored: Evidence, { whole, masked }: Draft): Evidence {
  const shown = isDraft(stored) ? { ...masked } : { ...stored };
  for (const field of contactFields) {
    const isOwn = isOwnContact(field, stored, { whole });
    const text = isOwn ? maskedContact(field, stored[field] ?? '') : masked[field];
    if (text) shown[field] = text;
    else delete shown[field];
  }
  return shown;
}

/**
 * [OFFICE-01] What is stored of what an administrator wrote. Contact fields are stored where somebody wrote their own: the others are
 * filled in when it is sent. What is masked is never stored.
 */
export function storedEvidence(
  written: WrittenEvidence,
  before: Evidence,
): Result<Evidence, { code: 'office/evidence-masked' }> {
  if (entriesOf(written).some(([, text]) => text !== null && hasMask(text)))
    return fail({ code: 'office/evidence-masked' });
  const contacts = entriesOf(before).filter(([field]) => isContact(field) && !(field in written));
  const typed = entriesOf(written).filter(([, text]) => text !== null && text !== undefined);
  return ok(Object.fromEntries([...contacts, ...typed]) as Evidence);
}

/** [PAY-02] What the bank reads: where nobody wrote another mail or address, that of the orders. What was emptied is left out. */
export function sentEvidence(stored: Evidence, { whole }: Pick<Draft, 'whole'>): Evidence {
  const contacts = entriesOf(whole).filter(([field]) => isContact(field));
  return Object.fromEntries(
    [...contacts, ...entriesOf(stored)].filter(([field]) => (stored[field] ?? whole[field]) !== ''),
  ) as Evidence;
}
