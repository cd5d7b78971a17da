ALTER TABLE "reports" DROP CONSTRAINT "reports_state_known";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "note" text;--> statement-breakpoint
UPDATE "reports" SET "note" = left("reason", 500), "reason" = 'other' WHERE "reason" not in ('not_real', 'unlawful_wording', 'asks_for_money', 'other');--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_once" UNIQUE("job_id","reporter_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" in ('not_real', 'unlawful_wording', 'asks_for_money', 'other'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_note_length" CHECK (char_length("reports"."note") <= 500);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_state_known" CHECK ("reports"."state" in ('open', 'upheld', 'dismissed', 'lapsed'));