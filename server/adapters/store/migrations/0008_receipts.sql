CREATE TABLE "signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "steps_left" integer;