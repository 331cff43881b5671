CREATE TABLE "companion_usage" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"prompt_version" text NOT NULL,
	"replies" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"cached_input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	"unpriced" integer NOT NULL,
	CONSTRAINT "companion_usage_day_model_prompt_version_pk" PRIMARY KEY("day","model","prompt_version")
);
