import { expect, test } from 'vitest';
import { addressOf, ownText, replyAddress, ticketOfAddress } from './inbound-mail.ts';

test('[SUP-04] the address of a reply names its ticket and what opens it', () => {
  const ticket = { number: 'H-4KXM2TR', key: 'abc-DEFGHIJKLMNOPQRSTUVWX' };
  const address = replyAddress('reply@mail.example', ticket);
  expect(address).toBe('reply+H-4KXM2TR.abc-DEFGHIJKLMNOPQRSTUVWX@mail.example');
  expect(ticketOfAddress(['help@mail.example', `Help <${address}>`])).toEqual(ticket);
  expect(ticketOfAddress(['reply@mail.example'])).toBeNull();
});

test('[SUP-04] a reply is what the person wrote, not what their mail program repeats', () => {
  expect(addressOf('Bo L <bo@example.com>')).toBe('bo@example.com');
  for (const repeated of [
    'On 3 Dec 2026, Help wrote:',
    'Am 3. Dezember schrieb Hilfe <h@e.de>:',
    '-- Original Message --',
  ])
    expect(ownText(`Thank you.\r\nIt came.\r\n\r\n${repeated}\r\n> Yes`)).toBe('Thank you.\nIt came.');
  expect(ownText('> all\n> of it')).toBe('');
});
