CREATE TABLE "documents" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"seq" integer NOT NULL,
	"document" json NOT NULL,
	"origin" json,
	"name" text,
	"label" text,
	"is_version" boolean NOT NULL,
	"job_title" text,
	"company" text,
	"search_text" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "documents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_saves" (
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"save_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "document_saves_user_id_document_id_save_id_pk" PRIMARY KEY("user_id","document_id","save_id")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_saves" ADD CONSTRAINT "document_saves_document_fk" FOREIGN KEY ("user_id","document_id") REFERENCES "public"."documents"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_latest" ON "documents" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_deleted_at" ON "documents" USING btree ("deleted_at") WHERE "documents"."deleted_at" is not null;
