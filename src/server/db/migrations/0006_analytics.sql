CREATE TABLE "analytics_counts" (
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "analytics_counts_metric_day_pk" PRIMARY KEY("metric","day")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"call" text NOT NULL,
	"hour" text NOT NULL,
	"received_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_people" (
	"period" text NOT NULL,
	"pseudonym" "bytea" NOT NULL,
	"days" bigint NOT NULL,
	CONSTRAINT "analytics_people_period_pseudonym_pk" PRIMARY KEY("period","pseudonym")
);
--> statement-breakpoint
CREATE TABLE "analytics_sessions" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"state" jsonb,
	"touched_on" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "analytics_events_received" ON "analytics_events" USING btree ("received_on");--> statement-breakpoint
CREATE INDEX "analytics_sessions_touched" ON "analytics_sessions" USING btree ("touched_on");