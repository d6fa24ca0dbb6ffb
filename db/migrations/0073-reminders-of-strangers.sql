-- Whose turn it is at an address that nobody proved to be theirs: reminders of one cart go there in a week. Mailboxes are kept as hashes.
CREATE TABLE reminder_turns (
  mailbox_hash bytea PRIMARY KEY CHECK (length(mailbox_hash) = 32),
  cart_id text NOT NULL,
  life integer NOT NULL,
  since timestamptz NOT NULL
);
CREATE INDEX reminder_turns_since ON reminder_turns (since);
COMMENT ON TABLE reminder_turns IS 'partition: mailbox_hash';

-- Carts that were being reminded of keep their turn.
INSERT INTO reminder_turns (mailbox_hash, cart_id, life, since)
SELECT DISTINCT ON (a.user_email) sha256(convert_to(a.user_email, 'UTF8')), a.cart_id, a.life, a.last_sent_at FROM abandoned_carts a
WHERE a.next_at IS NOT NULL AND a.attempts > 0 AND a.last_sent_at IS NOT NULL AND a.user_email IS NOT NULL ORDER BY a.user_email, a.last_sent_at DESC;
