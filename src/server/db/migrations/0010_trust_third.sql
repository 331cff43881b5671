CREATE TABLE "audit_chain" (
	"id" integer PRIMARY KEY NOT NULL,
	"anchor_seq" bigint NOT NULL,
	"anchor_mac" "bytea" NOT NULL,
	"head_seq" bigint NOT NULL,
	"head_mac" "bytea" NOT NULL,
	"mac" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"subject" "bytea",
	"mac" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject");