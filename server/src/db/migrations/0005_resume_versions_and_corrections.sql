ALTER TABLE "resume_versions" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD COLUMN "layout" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "text_title" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "as_read" jsonb;