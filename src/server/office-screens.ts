import type { Screen } from './platform/page/screen.ts';

const place = (path: string, title: string): Screen => ({
  path,
  chunk: 'src/web/rooms/admin/activate-page.tsx',
  load: async () => ({ title }),
});
const office = (path: string): Screen => ({
  path,
  chunk: 'src/web/app/frames/admin/office-page.tsx',
  load: async ({ caller }) => ({
    title: 'Back office',
    ...(caller.session ? { firstData: [['admin.getMe', {}]] } : {}),
  }),
});

/** Addresses that have no room of their own yet: each explains what is found there [SHELL-05, SHELL-08]. */
export const placeScreens: readonly Screen[] = [
  place('/activate-admin', 'Activate an administrator'),
  office('/admin'),
  office('/admin/*'),
];
