DROP INDEX "job_skills_skill";--> statement-breakpoint
CREATE INDEX "job_skills_asked" ON "job_skills" USING btree ("skill","importance","job_id");