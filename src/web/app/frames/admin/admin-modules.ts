import { adminAdminSections } from '#web/modules/admin/sections.tsx';
import { adminGroups, type AdminSection } from '#web/modules/admin/admin-sections.ts';
import { analyticsAdminSections } from '#web/modules/analytics/admin/sections.tsx';
import { listingAdminSections } from '#web/modules/listings/admin/sections.tsx';
import { messageAdminSections } from '#web/modules/messages/admin/sections.tsx';
import { officeAdminSections, settingsAdminSections } from '#web/modules/office/sections.tsx';
import { orderAdminSections } from '#web/modules/orders/admin/sections.tsx';
import { paymentAdminSections } from '#web/modules/payments/admin/sections.tsx';
import { recoveryAdminSections } from '#web/modules/recovery/admin/sections.tsx';
import { reviewAdminSections } from '#web/modules/reviews/admin/sections.tsx';
import { supportAdminSections } from '#web/modules/support/admin/sections.tsx';

const sections = [
  ...listingAdminSections,
  ...reviewAdminSections,
  ...messageAdminSections,
  ...supportAdminSections,
  ...orderAdminSections,
  ...paymentAdminSections,
  ...analyticsAdminSections,
  ...recoveryAdminSections,
  ...officeAdminSections,
  ...adminAdminSections,
  ...settingsAdminSections,
];

/** The sections of the back office in the order of its menu: group by group. */
export const adminSections: readonly AdminSection[] = adminGroups.flatMap((group) =>
  sections.filter((section) => section.group === group),
);
