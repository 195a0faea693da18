ALTER TABLE "scans" ADD COLUMN "own_words" json;
