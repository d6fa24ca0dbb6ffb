/** What a change of a case makes stale. */
export const CASE_STALE = [
  'support.getCase',
  'support.listOrderCasesForAdmin',
  'office.listCases',
  'office.getOrder',
  'office.getDashboard',
  'admin.listActs',
] as const;
