import { adminAdminSections } from '#web/rooms/admin/sections.tsx';
import { adminGroups, type AdminSection } from '#web/rooms/admin/admin-sections.ts';
import { listingAdminSections } from '#web/rooms/listings/admin/sections.tsx';
import { messageAdminSections } from '#web/rooms/messages/admin/sections.tsx';
import { officeAdminSections, settingsAdminSections } from '#web/rooms/office/sections.tsx';
import { orderAdminSections } from '#web/rooms/orders/admin/sections.tsx';
import { paymentAdminSections } from '#web/rooms/payments/admin/sections.tsx';
import { recoveryAdminSections } from '#web/rooms/recovery/admin/sections.tsx';
import { reviewAdminSections } from '#web/rooms/reviews/admin/sections.tsx';

const sections = [
  ...listingAdminSections,
  ...reviewAdminSections,
  ...messageAdminSections,
  ...orderAdminSections,
  ...paymentAdminSections,
  ...recoveryAdminSections,
  ...officeAdminSections,
  ...adminAdminSections,
  ...settingsAdminSections,
];

/** The sections of the back office in the order of its menu: group by group. */
export const adminSections: readonly AdminSection[] = adminGroups.flatMap((group) =>
  sections.filter((section) => section.group === group),
);
