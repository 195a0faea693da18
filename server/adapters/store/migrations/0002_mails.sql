CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"recipient" text,
	"reply_name" text,
	"reply_email" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"last_failure" text,
	CONSTRAINT "mails_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE INDEX "mails_next_try_at" ON "mails" USING btree ("next_try_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mails_sent_at" ON "mails" USING btree ("sent_at") WHERE "mails"."sent_at" is not null;