CREATE TABLE "day_moods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mood" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "day_moods_once" UNIQUE("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "day_moods" ADD CONSTRAINT "day_moods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;