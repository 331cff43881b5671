CREATE TABLE "analytics_sealed_counts" (
	"day" date PRIMARY KEY NOT NULL,
	"sealed" "bytea"
);
--> statement-breakpoint
DELETE FROM "analytics_sessions";--> statement-breakpoint
ALTER TABLE "analytics_sessions" ALTER COLUMN "state" SET DATA TYPE "bytea" USING NULL;--> statement-breakpoint
ALTER TABLE "analytics_events" DROP COLUMN "session_hash";--> statement-breakpoint
ALTER TABLE "analytics_events" DROP COLUMN "call";--> statement-breakpoint
ALTER TABLE "analytics_events" DROP COLUMN "hour";