/** What a change of a ticket makes stale. */
export const STALE_AFTER = [
  'support.getTicket',
  'support.listTickets',
  'support.getTicketFigures',
  'office.getDashboard',
  'admin.listActs',
] as const;
