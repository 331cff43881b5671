CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"email_hash" "bytea" NOT NULL,
	"code_hash" "bytea",
	"sealed" "bytea" NOT NULL,
	"tries" integer NOT NULL,
	"letters" integer NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"mac" "bytea" NOT NULL,
	CONSTRAINT "email_verifications_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "safety_referrals" ALTER COLUMN "count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "traits" "bytea";--> statement-breakpoint
ALTER TABLE "safety_referrals" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
CREATE INDEX "email_verifications_email" ON "email_verifications" USING btree ("email_hash");--> statement-breakpoint
ALTER TABLE "conversations" DROP COLUMN "is_referred";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "companion";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "technique";