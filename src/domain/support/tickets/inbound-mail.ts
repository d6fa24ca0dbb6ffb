import { z } from 'zod';
import { MAX_ANSWER_LENGTH } from './model.ts';

/** What the receiver of mails sends, whoever that is: the parts of a mail that a ticket needs. */
export const inboundMailSchema = z.object({
  messageId: z.string().min(1).max(1000),
  from: z.string().max(320),
  to: z.array(z.string().max(320)).max(50),
  subject: z.string().max(2000).default(''),
  text: z.string().max(1_000_000).default(''),
  attachments: z
    .array(z.object({ name: z.string().max(300), content: z.base64().max(14_000_000) }))
    .max(20)
    .default([]),
});
export type InboundMail = z.infer<typeof inboundMailSchema>;

/** `reply@mail.example` with the part of a ticket: `reply+H-4KXM2TR.KEY@mail.example`. */
export function replyAddress(address: string, { number, key }: { number: string; key: string }): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${number}.${key}${address.slice(at)}`;
}

/** The ticket that a mail is for, by the address that it went to. */
export function ticketOfAddress(to: readonly string[]): { number: string; key: string } | null {
  for (const address of to) {
    const [, number, key] = /\+(H-[A-Z0-9]{4,12})\.([A-Za-z0-9_-]{20,60})@/i.exec(address) ?? [];
    if (number && key) return { number: number.toUpperCase(), key };
  }
  return null;
}

/** `Bo <bo@example.com>` is `bo@example.com`. */
export const addressOf = (from: string): string => (/<([^<>\s]+)>\s*$/.exec(from)?.[1] ?? from).trim();

/** A line after which a mail program repeats what was answered. */
const REPEATS =
  /^(-{2,} ?(original message|ursprüngliche nachricht).*|(on|am) .{5,200}(wrote|schrieb.{0,100}):?|_{10,}|from: .*|von: .*)$/i;

/** [SUP-04] What the person wrote themselves, without what their mail program repeats below it. */
export function ownText(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line) => REPEATS.test(line.trim()));
  const own = (end > 0 ? lines.slice(0, end) : lines).filter((line) => !line.startsWith('>'));
  return own.join('\n').trim().slice(0, MAX_ANSWER_LENGTH).trim();
}
