-- Favourites are the wishlist's items; the list on the person was read by nobody.
ALTER TABLE users DROP COLUMN favorites;
