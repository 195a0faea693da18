CREATE TABLE "payment_searches" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL
);
