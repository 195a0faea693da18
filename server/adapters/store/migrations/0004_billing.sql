CREATE TABLE "billing_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text,
	"key" uuid NOT NULL,
	CONSTRAINT "billing_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_endings" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"settled" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"subscription_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"read_until" timestamp (3) with time zone NOT NULL,
	"next_read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid NOT NULL,
	"subscription_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" json NOT NULL,
	"granted_at" timestamp (3) with time zone,
	"plan_until" timestamp (3) with time zone,
	"wish" text,
	"check_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_user_id_subscription_id_pk" PRIMARY KEY("user_id","subscription_id"),
	CONSTRAINT "subscriptions_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_subscription" ON "payment_events" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_check_at" ON "subscriptions" USING btree ("check_at") WHERE "subscriptions"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_plan_until" ON "subscriptions" USING btree ("plan_until") WHERE "subscriptions"."plan_until" is not null;