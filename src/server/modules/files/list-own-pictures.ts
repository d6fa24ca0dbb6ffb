import { filesContract } from '#domain/files/contract.ts';
import { ok } from '#domain/core/result.ts';
import { read } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { showOwnPrivate } from './private-pictures.ts';

/** [FILE-06, UX-82] A draft of yesterday shows its pictures again: the addresses that it kept have ended. */
export const listOwnPrivatePictures = read(
  filesContract.listOwnPrivatePictures,
  { policy: signedIn },
  async ({ input, app, caller }) =>
    ok({ pictures: await showOwnPrivate(app, caller.session?.userId ?? '', input.ids.split(',')) }),
);
