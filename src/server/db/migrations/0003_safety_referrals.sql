CREATE TABLE "safety_referrals" (
	"month" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "safety_plan" "bytea";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "is_referred" boolean DEFAULT false NOT NULL;