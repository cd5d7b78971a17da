ALTER TABLE "jobs" ADD COLUMN "skills" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "jobs" SET "skills" = "asked"."skills" FROM (
  SELECT "job_id", jsonb_agg(jsonb_build_object('skill', "skill", 'importance', "importance") ORDER BY "position") AS "skills"
  FROM "job_skills" GROUP BY "job_id"
) AS "asked" WHERE "asked"."job_id" = "jobs"."id";--> statement-breakpoint
ALTER TABLE "job_skills" DROP COLUMN "position";
