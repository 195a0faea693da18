CREATE TABLE "letters" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"resume_sha256" text NOT NULL,
	"resume_file_name" text NOT NULL,
	"input_sha256" text NOT NULL,
	"edited" boolean NOT NULL,
	"letter" json NOT NULL,
	"job_title" text,
	"company" text,
	"search_text" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "letters_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_latest" ON "letters" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "letters_deleted_at" ON "letters" USING btree ("deleted_at") WHERE "letters"."deleted_at" is not null;