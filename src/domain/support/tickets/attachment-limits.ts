export const MAX_ATTACHMENTS = 3;
export const MAX_ATTACHMENT_BYTES = 3_000_000;
export const MAX_FILE_NAME = 120;
/** What a file field offers; the server looks at the bytes. */
export const ATTACHMENT_ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf,text/plain';
