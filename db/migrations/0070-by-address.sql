-- Mails by whom they are for: an account that is deleted takes its mails along, and who wants no more reminders gets none that still waits.
CREATE INDEX mails_by_recipient ON mails (recipient);

-- The open carts of an address, for who wants no more reminders.
CREATE INDEX abandoned_carts_open_by_address ON abandoned_carts (user_email) WHERE next_at IS NOT NULL AND user_email IS NOT NULL;

-- What was refunded today, for the dashboard of the back office, which asks every half minute.
CREATE INDEX order_moves_refunded ON order_moves (at) WHERE state = 'refunded';
