-- Places that were reserved for conversations nobody began; one is stored with its first word now.
DELETE FROM "conversations" WHERE "message_count" = 0 AND "strength" IS NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "beta_insights";
