/** What a mail about a decision on this record tells of, so that it is found again when the decision is taken back. */
export const aboutDecision = (subjectId: string): string => `decision:${subjectId}`;
