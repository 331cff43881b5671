-- Only the server's keys can sign what is there: choices and subscriptions from before wait for `npm run keys -- sign`.
ALTER TABLE "users" ADD COLUMN "choices_mac" "bytea";--> statement-breakpoint
ALTER TABLE "pending_cancellations" ADD COLUMN "mac" "bytea";--> statement-breakpoint
-- What was signed of a subscription said nothing of its plan, its dates and its checkout.
UPDATE "subscriptions" SET "mac" = NULL;
