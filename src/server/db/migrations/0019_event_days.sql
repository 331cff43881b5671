CREATE TABLE "events_by_day" (
	"day" date NOT NULL,
	"id" "bytea" NOT NULL,
	CONSTRAINT "analytics_events_day_id_pk" PRIMARY KEY("day","id")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "analytics_events_rest" PARTITION OF "events_by_day" DEFAULT;--> statement-breakpoint
INSERT INTO "events_by_day" SELECT "received_on", "id" FROM "analytics_events";--> statement-breakpoint
DROP TABLE "analytics_events";--> statement-breakpoint
ALTER TABLE "events_by_day" RENAME TO "analytics_events";
