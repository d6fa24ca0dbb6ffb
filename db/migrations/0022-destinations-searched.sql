-- Documents learn where to pieces are sent and who makes them: the index is built anew with the next count of words.
DELETE FROM search_counted;
