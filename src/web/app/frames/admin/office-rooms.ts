import { adminOffice } from '#web/rooms/admin/office.tsx';
import { officeGroups, type OfficeSection } from '#web/rooms/admin/office-sections.ts';
import { listingOffice } from '#web/rooms/listings/admin/office.tsx';
import { houseOffice, settingsOffice } from '#web/rooms/office/office.tsx';
import { orderOffice } from '#web/rooms/orders/admin/office.tsx';
import { paymentOffice } from '#web/rooms/payments/admin/office.tsx';
import { recoveryOffice } from '#web/rooms/recovery/admin/office.tsx';
import { reviewOffice } from '#web/rooms/reviews/admin/office.tsx';

const sections = [
  ...listingOffice,
  ...reviewOffice,
  ...orderOffice,
  ...paymentOffice,
  ...recoveryOffice,
  ...houseOffice,
  ...adminOffice,
  ...settingsOffice,
];

/** The sections of the back office in the order of its menu: group by group. */
export const officeSections: readonly OfficeSection[] = officeGroups.flatMap((group) =>
  sections.filter((section) => section.group === group),
);
