import { oc } from '@orpc/contract';
import { z } from 'zod';
import { addressSchema, typedAddressSchema } from '../core/address.ts';
import { idSchema } from '../core/ids.ts';
import { languages } from '../core/languages/language.ts';
import { problem } from '../core/problem.ts';
import { lineSchema, textSchema } from '../core/text.ts';
import { deliverySettingsSchema } from './delivery/delivery-settings.ts';
import { notificationChannels, notificationKindNames } from './notification-kinds.ts';
import { pushSchema, pushSubscriptionSchema } from './delivery/push-device.ts';
import { accountProblemTexts as texts } from './problem-texts.ts';
import { sessionSchema } from '../core/session.ts';

const time = z.iso.datetime();
const done = z.strictObject({ done: z.literal(true) });
const call = (method: 'GET' | 'POST' | 'PUT', path: string, summary: string) =>
  oc.route({ method, path: `/accounts/${path}`, tags: ['accounts'], summary });
const notThere = { 'accounts/not-there': problem(404, texts['accounts/not-there']) };
export const MAX_ADDRESSES = 20;

const ownAddressSchema = addressSchema.extend({ id: idSchema, isDefault: z.boolean() });
export type OwnAddress = z.infer<typeof ownAddressSchema>;
const addressBook = z.strictObject({ addresses: z.array(ownAddressSchema).max(MAX_ADDRESSES) });

const choice = z.strictObject({
  kind: z.enum(notificationKindNames),
  channel: z.enum(notificationChannels),
  wanted: z.boolean(),
});

const choices = z.strictObject({ choices: z.array(choice).max(200), delivery: deliverySettingsSchema });

const chosen = choices.extend({ push: pushSchema });

/** [ACC-17] Profile, address book, notifications and privacy. */
export const profileContract = {
  updateProfile: call('PUT', 'profile', 'Changes name, words, place and picture of the person.')
    .input(
      z.strictObject({
        displayName: z.string().max(200),
        bio: textSchema(0, 500),
        location: lineSchema(0, 80),
        pictureId: idSchema.nullable(),
      }),
    )
    .output(z.strictObject({ session: sessionSchema }))
    .errors({
      'accounts/invalid-display-name': problem(400, texts['accounts/invalid-display-name']),
      'accounts/display-name-too-long': problem(400, texts['accounts/display-name-too-long']),
      'accounts/reserved-name': problem(400, texts['accounts/reserved-name']),
      'accounts/name-of-shop': problem(409, texts['accounts/name-of-shop']),
      ...notThere,
    }),
  listAddresses: call('GET', 'addresses', 'The person’s address book, the usual one first.').output(addressBook),
  saveAddress: call('POST', 'addresses', 'Adds an address, or changes the one that is named.')
    .input(z.strictObject({ id: idSchema.optional(), isDefault: z.boolean(), address: typedAddressSchema }))
    .output(addressBook)
    .errors({ ...notThere, 'accounts/too-many-addresses': problem(409, texts['accounts/too-many-addresses']) }),
  removeAddress: call('POST', 'addresses/remove', 'Takes an address out of the book.')
    .input(z.strictObject({ id: idSchema }))
    .output(addressBook)
    .errors(notThere),
  getNotificationChoices: call('GET', 'notifications', 'What the person wishes to hear of, how and when.').output(
    chosen,
  ),
  setNotificationChoices: call('PUT', 'notifications', 'Changes what the person wishes to hear of.')
    .input(choices.partial({ delivery: true }))
    .output(chosen),
  addPushDevice: call('POST', 'push', 'Tells this browser by push what its person wishes to hear of.')
    .input(pushSubscriptionSchema.extend({ name: lineSchema(0, 60) }))
    .output(done)
    .errors({
      'accounts/push-off': problem(409, texts['accounts/push-off']),
      'accounts/push-service-unknown': problem(400, texts['accounts/push-service-unknown']),
    }),
  removePushDevice: call('POST', 'push/remove', 'Tells a browser nothing more by push.')
    .input(z.strictObject({ id: idSchema }))
    .output(done),
  endNotificationMails: call('POST', 'notifications/end', 'Ends the mails of one kind by the link in one of them.')
    .input(z.strictObject({ token: z.string().min(1).max(500) }))
    .output(z.strictObject({ kind: z.enum([...notificationKindNames, 'digest']) }))
    .errors({ 'accounts/invalid-mail-link': problem(410, texts['accounts/invalid-mail-link']) }),
  setLanguage: call(
    'PUT',
    'language',
    'Chooses the language of this browser and, for who is signed in, of their mails.',
  )
    .input(z.strictObject({ language: z.enum(languages) }))
    .output(done),
  getPrivacy: call('GET', 'privacy', 'Copies of the person’s data, and whether the account is to be deleted.').output(
    z.strictObject({
      deletionDueAt: time.nullable(),
      exports: z.array(
        z.strictObject({ id: idSchema, requestedAt: time, readyAt: time.nullable(), expiresAt: time.nullable() }),
      ),
    }),
  ),
  requestExport: call(
    'POST',
    'privacy/export',
    'Asks for a copy of all that the account holds; a mail says when it is ready.',
  ).output(done),
  requestDeletion: call('POST', 'privacy/deletion', 'Deletes the account after a time of waiting.')
    .input(z.strictObject({ confirm: z.string().max(300) }))
    .output(z.strictObject({ deletionDueAt: time }))
    .errors({
      'accounts/name-differs': problem(400, texts['accounts/name-differs']),
      'accounts/shop-open': problem(409, texts['accounts/shop-open']),
      'accounts/is-admin': problem(409, texts['accounts/is-admin']),
    }),
  cancelDeletion: call('POST', 'privacy/deletion/cancel', 'Keeps the account that was to be deleted.').output(done),
  getErasureReceipt: oc
    .route({
      method: 'GET',
      path: '/erasure-receipts/{key}',
      tags: ['accounts'],
      summary: 'What became of the data of a deleted account, for whoever has its link.',
    })
    .input(z.strictObject({ key: z.string().max(200) }))
    .output(
      z.strictObject({
        madeAt: time,
        parts: z.array(
          z.strictObject({
            called: z.string(),
            became: z.enum(['deleted', 'blanked', 'retained']),
            rows: z.number().int().positive(),
            because: z.string().nullable(),
            until: z.iso.date().nullable(),
          }),
        ),
      }),
    )
    .errors({ 'accounts/receipt-not-there': problem(404, texts['accounts/receipt-not-there']) }),
};
