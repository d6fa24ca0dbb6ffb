/**
 * Waits until something is true that another process or request brings about. The limit only ends a wait for what never
 * comes; a time that is required is measured by its test.
 */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  what: string | (() => string),
  milliseconds = 60_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await isTrue())) {
    if (Date.now() > end)
      throw new Error(`not within ${milliseconds / 1000} s: ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
