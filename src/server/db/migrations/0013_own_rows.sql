CREATE TABLE "carried_safety" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safety_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carried_safety" ADD CONSTRAINT "carried_safety_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_plans" ADD CONSTRAINT "safety_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "carried_safety" ("user_id", "state") SELECT "id", "safety_state" FROM "users" WHERE "safety_state" IS NOT NULL;--> statement-breakpoint
INSERT INTO "safety_plans" ("user_id", "plan") SELECT "id", "safety_plan" FROM "users" WHERE "safety_plan" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "safety_state";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "safety_plan";