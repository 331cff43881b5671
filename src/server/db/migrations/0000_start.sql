CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"remember" boolean NOT NULL,
	"device" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_hash" "bytea" NOT NULL,
	"email" "bytea" NOT NULL,
	"name" "bytea" NOT NULL,
	"password_hash" text NOT NULL,
	"data_key" "bytea" NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"country" text,
	"model_consent" boolean DEFAULT false NOT NULL,
	"companion_settings" "bytea",
	"safety_state" "bytea",
	"terms_version" text NOT NULL,
	"age_confirmed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_hash_unique" UNIQUE("email_hash")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"head" "bytea" NOT NULL,
	"derived_count" integer DEFAULT 0 NOT NULL,
	"phase" text DEFAULT 'R1' NOT NULL,
	"companion_state" "bytea",
	"safety_state" "bytea"
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"client_message_id" text,
	"companion" text,
	"technique" text,
	"phase" text,
	"helpful" boolean,
	"reported_at" timestamp (3) with time zone,
	CONSTRAINT "messages_seq" UNIQUE("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"client_message_id" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"spoken" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"user_message_id" uuid NOT NULL,
	"reply_message_id" uuid,
	"error_code" text,
	"safety" "bytea",
	"runner" text,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "turns_key" UNIQUE("user_id","client_message_id")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversations_by_user" ON "conversations" USING btree ("user_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_underived" ON "conversations" USING btree ("updated_at") WHERE derived_count < message_count;--> statement-breakpoint
CREATE INDEX "turns_replying" ON "turns" USING btree ("lease_until") WHERE status = 'replying';--> statement-breakpoint
CREATE INDEX "turns_conversation" ON "turns" USING btree ("conversation_id");