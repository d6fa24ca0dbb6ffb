import { fillSlots } from '#web/platform/slots.ts';
import { accountSlots } from '#web/rooms/accounts/profile/slots.ts';
import { innerScreen } from '#web/ui/lazy/lazy-screen.ts';

const MessagesTab = innerScreen(() => import('#web/rooms/messages/buyer-messages.tsx'), 'BuyerMessages');
fillSlots(accountSlots, { MessagesTab });

export { ProfilePage as ProfileScreen } from '#web/rooms/accounts/profile-page.tsx';
