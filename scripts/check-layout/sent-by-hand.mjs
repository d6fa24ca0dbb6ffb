// There is one way to send a change, which gives it its key: nothing outside the platform asks the server by itself.

const BY_HAND =
  /import\s*\{[^}]*\brequest\b[^}]*\}\s*from '[^']*\/api\.ts'|\bfetch\(\s*['"`]\/api\b|['"]Idempotency-Key['"]/;

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export const sentByHand = (texts) =>
  [...texts]
    .filter(
      ([file, text]) =>
        /^src\/web\/(?!platform\/).*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && BY_HAND.test(text),
    )
    .map(([file]) => ({
      file,
      message:
        'sends a call by hand, without the key that a change keeps until it is answered: take useCall to read, useSend or usePress to change, and send of platform/sending/send.ts where there is no screen.',
    }));
