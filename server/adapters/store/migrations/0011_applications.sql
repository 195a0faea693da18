CREATE TABLE "applications" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"place" text NOT NULL,
	"link" text NOT NULL,
	"salary" text NOT NULL,
	"source" text NOT NULL,
	"stage" text NOT NULL,
	"closed_reason" text,
	"reached" text NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"applied_on" text,
	"interview_on" text,
	"deadline_on" text,
	"resume" json,
	"notes" text NOT NULL,
	"ad" text NOT NULL,
	"ad_sha256" text,
	"contacts" json NOT NULL,
	"scans" json NOT NULL,
	"letters" json NOT NULL,
	"bytes" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "applications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"changes" json NOT NULL,
	CONSTRAINT "application_events_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "application_events_number" UNIQUE("user_id","application_id","number")
);
--> statement-breakpoint
CREATE TABLE "application_tasks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"text" text NOT NULL,
	"due_on" text,
	"done" boolean NOT NULL,
	"position" integer NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "application_tasks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "trackers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stages" json NOT NULL,
	"reminders" boolean NOT NULL,
	"reminded_on" text,
	"stop_token" text,
	"feed_hash" text,
	CONSTRAINT "trackers_stop_token_unique" UNIQUE("stop_token"),
	CONSTRAINT "trackers_feed_hash_unique" UNIQUE("feed_hash")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_fk" FOREIGN KEY ("user_id","application_id") REFERENCES "public"."applications"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_application_fk" FOREIGN KEY ("user_id","application_id") REFERENCES "public"."applications"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trackers" ADD CONSTRAINT "trackers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_latest" ON "applications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_ad" ON "applications" USING btree ("user_id","ad_sha256");--> statement-breakpoint
CREATE INDEX "applications_deleted_at" ON "applications" USING btree ("deleted_at") WHERE "applications"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "application_tasks_of" ON "application_tasks" USING btree ("user_id","application_id");--> statement-breakpoint
CREATE INDEX "application_tasks_due" ON "application_tasks" USING btree ("due_on","user_id") WHERE "application_tasks"."done" = false and "application_tasks"."reminded_at" is null;
