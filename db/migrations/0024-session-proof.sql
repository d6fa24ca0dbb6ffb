-- Whether a session was opened with two proofs, or given its second one later: administrators need it for the back office.
ALTER TABLE sessions ADD COLUMN second_factor boolean NOT NULL DEFAULT false;
UPDATE sessions SET second_factor = true
WHERE way = 'passkey' OR EXISTS (
  SELECT 1 FROM second_factors f
  WHERE f.user_id = sessions.user_id AND f.confirmed_at IS NOT NULL AND f.confirmed_at < sessions.created_at
);
