/**
 * [OFFICE-01] Features that administrators switch by share and role while the product runs. Each is on for everybody until somebody says
 * otherwise; the server decides at every request, and the browser is told what is off for its person.
 */
export const flagNames = ['import-listings', 'saved-views', 'ticket-files'] as const;

export type FlagName = (typeof flagNames)[number];
