-- Only the server's keys can sign what is there: subscriptions from before wait for `npm run keys -- sign`.
ALTER TABLE "subscriptions" ADD COLUMN "mac" "bytea";
