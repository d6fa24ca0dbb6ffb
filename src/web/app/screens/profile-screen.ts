import { fillSlots } from '#web/platform/slots.ts';
import { accountSlots } from '#web/modules/accounts/profile/slots.ts';
import { innerScreen } from '#web/ui/lazy/lazy-screen.ts';

const MessagesTab = innerScreen(() => import('#web/modules/messages/buyer-messages.tsx'), 'BuyerMessages');
const UpdatesTab = innerScreen(() => import('#web/modules/alerts/notices-tab.tsx'), 'NoticesTab');
const SupportTab = innerScreen(() => import('#web/modules/support/own/own-tickets-tab.tsx'), 'OwnTicketsTab');
fillSlots(accountSlots, { MessagesTab, UpdatesTab, SupportTab });

export { ProfilePage as ProfileScreen } from '#web/modules/accounts/profile-page.tsx';
