ALTER TABLE "job_applicants" ADD COLUMN "revealed_name" text;--> statement-breakpoint
ALTER TABLE "job_applicants" ADD COLUMN "seniority" text;--> statement-breakpoint
ALTER TABLE "job_applicants" ADD COLUMN "years_experience" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "job_applicants" ADD CONSTRAINT "job_applicants_name_with_reveal" CHECK ("job_applicants"."is_name_revealed" or "job_applicants"."revealed_name" is null);