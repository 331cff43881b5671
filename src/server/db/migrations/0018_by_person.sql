ALTER TABLE "messages" DROP CONSTRAINT "messages_seq";--> statement-breakpoint
ALTER TABLE "day_moods" DROP CONSTRAINT "day_moods_once";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_conversation_id_conversations_id_fk";
--> statement-breakpoint
ALTER TABLE "turns" DROP CONSTRAINT "turns_conversation_id_conversations_id_fk";
--> statement-breakpoint
DROP INDEX "turns_conversation";--> statement-breakpoint
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_pkey";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_pkey";--> statement-breakpoint
ALTER TABLE "turns" DROP CONSTRAINT "turns_pkey";--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "day_moods" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "day_moods" ADD CONSTRAINT "day_moods_user_id_day_pk" PRIMARY KEY("user_id","day");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_conversation" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turns_conversation" ON "turns" USING btree ("user_id","conversation_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_seq" UNIQUE("user_id","conversation_id","seq");