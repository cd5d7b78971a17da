DROP INDEX "jobs_title_family";--> statement-breakpoint
CREATE INDEX "jobs_place" ON "jobs" USING btree ("place_region","work_mode") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "jobs_title_family" ON "jobs" USING btree ("title_family","work_mode","published_at" DESC NULLS FIRST,"id") WHERE state = 'published';