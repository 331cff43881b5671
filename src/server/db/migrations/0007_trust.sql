-- A dropped column stays in the rows as they lie on the disk: emptied first, so that the next vacuum takes it out.
ALTER TABLE "turns" ALTER COLUMN "body_hash" DROP NOT NULL;--> statement-breakpoint
UPDATE "turns" SET "body_hash" = NULL;--> statement-breakpoint
ALTER TABLE "turns" DROP COLUMN "body_hash";--> statement-breakpoint
-- Rows that say who somebody is are signed from now on. Nothing here has the key: who was signed in signs in again, and
-- accounts wait for `npm run keys -- sign`.
DELETE FROM "sessions";--> statement-breakpoint
DELETE FROM "password_resets";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "mac" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mac" "bytea";--> statement-breakpoint
ALTER TABLE "password_resets" DROP CONSTRAINT "password_resets_token_hash_unique";--> statement-breakpoint
ALTER TABLE "password_resets" DROP CONSTRAINT "password_resets_pkey";--> statement-breakpoint
ALTER TABLE "password_resets" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "mac" "bytea" NOT NULL;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");
