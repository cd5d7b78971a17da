ALTER TABLE "applications" ADD COLUMN "decline_gap" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decline_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "second_look_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applicants" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applicants" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applicants" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "job_applicants" ADD COLUMN "decline_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applicants" ADD COLUMN "second_look_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "candidate_note" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "reminded_day_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "reminded_hour_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "applications_untold" ON "applications" USING btree ("decline_told_at") WHERE state = 'declined' and decline_mailed_at is null;--> statement-breakpoint
CREATE INDEX "applications_unanswered" ON "applications" USING btree ("submitted_at") WHERE state in ('submitted', 'viewed');--> statement-breakpoint
CREATE INDEX "interviews_agreed" ON "interviews" USING btree ("starts_at") WHERE state in ('proposed', 'others_asked', 'scheduled');