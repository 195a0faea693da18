CREATE TABLE "reviews" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"input_sha256" text NOT NULL,
	"review" json NOT NULL,
	"source" text NOT NULL,
	"profile_name" text,
	"score" double precision,
	"search_text" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_same_inputs" ON "reviews" USING btree ("user_id","input_sha256");--> statement-breakpoint
CREATE INDEX "reviews_deleted_at" ON "reviews" USING btree ("deleted_at") WHERE "reviews"."deleted_at" is not null;