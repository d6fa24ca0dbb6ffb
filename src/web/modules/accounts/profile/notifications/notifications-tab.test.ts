import { beforeEach, expect, test } from 'vitest';
import { notificationKindNames, type NotificationChannel } from '#domain/accounts/notification-kinds.ts';
import { answer, forgetAnswers, knowSettings, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { NotificationsTab } from './notifications-tab.tsx';

const channels = ['screen', 'email', 'push', 'digest'] as const;
const push = { publicKey: null, devices: [] };
const delivery = { timeZone: 'Europe/Berlin', quiet: null, digest: 'weekly' } as const;
const choicesOf = (isWanted: (channel: NotificationChannel) => boolean) =>
  notificationKindNames.flatMap((kind) => channels.map((channel) => ({ kind, channel, wanted: isWanted(channel) })));
async function open(isWanted: (channel: NotificationChannel) => boolean) {
  const choices = choicesOf(isWanted);
  answer('accounts.getNotificationChoices', {}, { choices, delivery, push });
  await page.open(NotificationsTab, {});
  return choices;
}
const box = (name: string) => page.called(name) as HTMLInputElement;

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({});
  knowSettings();
});

test('[UX-70] what was pressed while choices were saved is still to be saved', async () => {
  const choices = await open(() => true);
  await page.press('Orders, Here');
  const answered = server.holding('accounts.setNotificationChoices');
  await page.submit('Save');
  await page.press('Reviews, Here');
  await answered(partly({}));
  const wanted = choices.map((each) =>
    each.kind === 'order' && each.channel === 'screen' ? { ...each, wanted: false } : each,
  );
  expect([server.sent(), server.said()]).toEqual([
    [['accounts.setNotificationChoices', { choices: wanted, delivery }]],
    ['success: Your choices are saved.'],
  ]);
  expect(box('Reviews, Here').checked).toBe(false);
});

test('[UX-70] a choice that is turned back is no change', async () => {
  await open((channel) => channel === 'email');
  const warns = async (): Promise<boolean> => {
    await page.press('Orders, Here');
    return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  };
  expect([await warns(), await warns()]).toEqual([true, false]);
});

test('[ALERT-22] a kind comes as a mail or in the digest; what is part of a sale is always mailed', async () => {
  await open((channel) => channel === 'email');
  await page.press('Reviews, Digest');
  expect([box('Reviews, Email').checked, box('Reviews, Digest').checked]).toEqual([false, true]);
  expect([page.isThere('Your orders, Email'), page.lines().filter((line) => line.includes('Always')).length]).toEqual([
    false,
    2,
  ]);
});

test('[ALERT-22] where the marketplace has no keys for push there is no box for it', async () => {
  const choices = await open(() => true);
  expect(() => box('Orders, Push')).toThrow('Nothing is called Orders, Push');
  await page.close();
  answer('accounts.getNotificationChoices', {}, { choices, delivery, push: { ...push, publicKey: 'key' } });
  await page.open(NotificationsTab, {});
  expect(box('Orders, Push').checked).toBe(true);
});

test('[UX-70] quiet hours need an end that differs from their start', async () => {
  await open(() => true);
  await page.press('Quiet hours');
  await page.type('To', '22:00');
  await page.submit('Save');
  expect([server.sent(), page.lines().includes('Choose an end that differs from the start.')]).toEqual([[], true]);
  await page.type('To', '06:30');
  await page.submit('Save');
  expect(server.sent()).toMatchObject([
    ['accounts.setNotificationChoices', { delivery: { ...delivery, quiet: { from: '22:00', to: '06:30' } } }],
  ]);
});
