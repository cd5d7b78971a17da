ALTER TABLE "job_skills" DROP CONSTRAINT "job_skills_job_fk";
--> statement-breakpoint
DROP INDEX "job_skills_asked";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "found_as" text GENERATED ALWAYS AS (case when state = 'published' then coalesce(work_mode, 'unsaid') else 'none' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_found_as" UNIQUE("id","found_as");--> statement-breakpoint
ALTER TABLE "job_skills" ADD COLUMN "found_as" text;--> statement-breakpoint
UPDATE "job_skills" SET "found_as" = "jobs"."found_as" FROM "jobs" WHERE "jobs"."id" = "job_skills"."job_id";--> statement-breakpoint
ALTER TABLE "job_skills" ALTER COLUMN "found_as" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_job_fk" FOREIGN KEY ("job_id","found_as") REFERENCES "public"."jobs"("id","found_as") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "job_skills_asked" ON "job_skills" USING btree ("skill","found_as","job_id") WHERE importance = 'must_have' and found_as <> 'none';
