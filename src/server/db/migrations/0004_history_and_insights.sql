ALTER TABLE "users" ADD COLUMN "beta_insights" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "strength" "bytea";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "conversations_deleted" ON "conversations" USING btree ("deleted_at") WHERE deleted_at is not null;