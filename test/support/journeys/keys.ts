import { expect, type Page } from '@playwright/test';

/** What the element with the focus is called. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });

/** Presses Tab until the focus is on what is named, as somebody without a mouse would. */
export async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (!name.test(await focused(page))) continue;
    expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
    return;
  }
  throw new Error(`${most} presses of Tab did not reach ${name}; the focus is on “${await focused(page)}”.`);
}

/** Comes to what is named by Tab and presses a key there. */
export async function hit(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Comes to a field by Tab and types over what is there. */
export async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
