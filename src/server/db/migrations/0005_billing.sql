CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_payments" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"checkout" jsonb,
	"return_url" text,
	"subscription" jsonb
);
--> statement-breakpoint
CREATE TABLE "pending_cancellations" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subscription_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text,
	"checkout_id" text,
	"subscription_id" text,
	"status" text DEFAULT 'none' NOT NULL,
	"plan" text,
	"trial_end" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"trial_used_at" timestamp (3) with time zone,
	"reminded_trial_end" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "subscriptions_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_checked" ON "subscriptions" USING btree ("checked_at");