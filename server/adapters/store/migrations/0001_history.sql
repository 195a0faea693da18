ALTER TABLE "scans" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "overall_score" double precision;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
DROP INDEX "scans_latest";--> statement-breakpoint
CREATE INDEX "scans_latest" ON "scans" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scans_deleted_at" ON "scans" USING btree ("deleted_at") WHERE "scans"."deleted_at" is not null;--> statement-breakpoint
-- Reports kept so far. One whose text holds a character that PostgreSQL cannot unpack goes by its file's name alone.
UPDATE "scans" SET "search_text" = lower("resume_file_name");--> statement-breakpoint
UPDATE "scans" SET
	"job_title" = "result"->>'jobTitle',
	"company" = "result"->>'company',
	"overall_score" = ("result"->>'overallScore')::double precision,
	"search_text" = lower(concat_ws(' ', "result"->>'jobTitle', "result"->>'company', "resume_file_name"))
WHERE "result"::text !~ '\\u(0000|d[89a-f])';
