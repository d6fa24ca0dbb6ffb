import type { Page } from '@playwright/test';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Somebody new each time, so that journeys do not meet each other's accounts. */
export const somebody = (): Person => ({
  name: 'Marta Lindqvist',
  email: `marta.${crypto.randomUUID().slice(0, 12)}@example.com`,
  password: 'linen-and-oak',
});

/** Every account is opened from a place of its own: one place may open only so many accounts in a quarter of an hour. */
export function fromSomewhere(): { 'X-Forwarded-For': string } {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { 'X-Forwarded-For': `10.${a}.${b}.${c}` };
}

/** Opens an account by the call itself; the browser holds its session afterwards. */
export async function openAccount(page: Page, person = somebody()): Promise<Person> {
  const { name: displayName, email, password } = person;
  const answer = await page.request.post('/api/accounts/register', {
    data: { email, password, displayName },
    headers: fromSomewhere(),
  });
  if (!answer.ok()) throw new Error(`The account was not opened: ${answer.status()} ${await answer.text()}`);
  return person;
}
