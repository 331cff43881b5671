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
CREATE INDEX "email_verifications_email" ON "email_verifications" USING btree ("email_hash");