ALTER TABLE "applications" ADD COLUMN "documents" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "scan_id" text;