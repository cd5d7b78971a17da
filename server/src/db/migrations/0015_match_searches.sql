CREATE TABLE "match_searches" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_searches" ADD CONSTRAINT "match_searches_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;