ALTER TABLE "job_applicants" ADD COLUMN "is_company_revealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "repost_of" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "first_published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "job_applicants" SET "is_company_revealed" = true FROM "reveals" WHERE "reveals"."kind" = 'company' AND "reveals"."job_id" = "job_applicants"."job_id" AND "reveals"."candidate_id" = "job_applicants"."candidate_id";
