CREATE TABLE "facts" (
	"user_id" uuid NOT NULL,
	"document_sha256" text NOT NULL,
	"fact_id" text NOT NULL,
	"said" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "facts_user_id_document_sha256_fact_id_pk" PRIMARY KEY("user_id","document_sha256","fact_id")
);
--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
