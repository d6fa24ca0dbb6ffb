-- A mail that is better lost than sent twice: it is marked as sent before a mail server gets it.
ALTER TABLE mails ADD COLUMN at_most_once boolean NOT NULL DEFAULT false;
UPDATE mails SET at_most_once = true WHERE key LIKE 'cart-reminder:%';

-- Where a guest's cart went when they signed in: payments that were under way with it are the member's.
ALTER TABLE carts ADD COLUMN merged_into text;
CREATE INDEX carts_merged ON carts (merged_into) WHERE merged_into IS NOT NULL;
