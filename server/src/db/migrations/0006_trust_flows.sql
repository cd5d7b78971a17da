CREATE TABLE "trust_reports" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vouch_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trust_reports_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "trust_reports_state_known" CHECK ("trust_reports"."state" in ('open', 'upheld', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "company_verifications" DROP CONSTRAINT "company_verifications_state_known";--> statement-breakpoint
DROP INDEX "vouches_one_per_mailbox";--> statement-breakpoint
ALTER TABLE "trust_signals" ALTER COLUMN "browser_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "stop_secret" text;--> statement-breakpoint
ALTER TABLE "verified_employment" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "vouches" ADD COLUMN "held_for" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vouches" ADD COLUMN "reminders_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vouches" ADD COLUMN "last_sent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "trust_reports" ADD CONSTRAINT "trust_reports_vouch_fk" FOREIGN KEY ("candidate_id","vouch_id") REFERENCES "public"."vouches"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trust_reports_open" ON "trust_reports" USING btree ("created_at") WHERE "trust_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "matches_untold" ON "matches" USING btree ("candidate_id","job_published_at") WHERE "matches"."told_at" is null and "matches"."is_listed";--> statement-breakpoint
CREATE INDEX "verified_employment_open" ON "verified_employment" USING btree ("expires_at") WHERE "verified_employment"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "vouches_by_mailbox" ON "vouches" USING btree ("voucher_address_key","state");--> statement-breakpoint
CREATE INDEX "vouches_open" ON "vouches" USING btree ("expires_at") WHERE "vouches"."state" in ('invited', 'opened');--> statement-breakpoint
CREATE UNIQUE INDEX "vouches_one_per_mailbox" ON "vouches" USING btree ("candidate_id","voucher_address_key");--> statement-breakpoint
ALTER TABLE "company_verifications" ADD CONSTRAINT "company_verifications_state_known" CHECK ("company_verifications"."state" in ('sent', 'verified', 'expired', 'dropped', 'disputed'));--> statement-breakpoint
ALTER TABLE "vouches" DROP COLUMN "reminded_at";--> statement-breakpoint
ALTER TABLE "vouches" ADD COLUMN "mail_id" uuid;
