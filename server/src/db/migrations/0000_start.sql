create extension if not exists vector;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"person_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_person_id_key_pk" PRIMARY KEY("person_id","key")
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"person_id" uuid NOT NULL,
	"subject_id" uuid,
	"secret_hash" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_links_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "one_time_links_purpose_known" CHECK ("one_time_links"."purpose" in ('confirm_email', 'reset_password', 'change_email', 'vouch', 'verify_employment', 'verify_company', 'unsubscribe'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text,
	"deletion_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('seeker', 'employer'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_events_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "application_events_actor_known" CHECK ("application_events"."actor" in ('candidate', 'employer', 'system'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"state" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"quiz_passed_at" timestamp with time zone,
	"viewed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	"decline_told_at" timestamp with time zone,
	"end_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "applications_once" UNIQUE("candidate_id","job_id"),
	CONSTRAINT "applications_state_known" CHECK ("applications"."state" in ('quiz', 'submitted', 'viewed', 'shortlisted', 'interview_proposed', 'interview_scheduled', 'offer', 'hired', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "applications_sent_when_visible" CHECK ("applications"."submitted_at" is not null or "applications"."state" in ('quiz', 'withdrawn', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "job_applicants" (
	"job_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"state" text NOT NULL,
	"code_name" text NOT NULL,
	"is_name_revealed" boolean DEFAULT false NOT NULL,
	"ai" integer,
	"trust" integer NOT NULL,
	"mutual" integer NOT NULL,
	"composite" integer,
	"must_have_coverage" real DEFAULT 0 NOT NULL,
	"badges" text[] DEFAULT '{}' NOT NULL,
	"rationale" text[] DEFAULT '{}' NOT NULL,
	"parts" jsonb NOT NULL,
	"algorithm_version" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"viewed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_applicants_job_id_id_pk" PRIMARY KEY("job_id","id"),
	CONSTRAINT "job_applicants_once" UNIQUE("job_id","candidate_id"),
	CONSTRAINT "job_applicants_code_name" UNIQUE("job_id","code_name"),
	CONSTRAINT "job_applicants_state_known" CHECK ("job_applicants"."state" in ('quiz', 'submitted', 'viewed', 'shortlisted', 'interview_proposed', 'interview_scheduled', 'offer', 'hired', 'declined', 'withdrawn', 'expired') and "job_applicants"."state" <> 'quiz'),
	CONSTRAINT "job_applicants_range" CHECK ("job_applicants"."ai" between 0 and 100 and "job_applicants"."trust" between 0 and 100 and "job_applicants"."composite" between 0 and 100 and "job_applicants"."mutual" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "resume_snapshots" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"full_name" text,
	"email" text,
	"phone" text,
	"original_filename" text,
	"seniority" text,
	"years_experience" numeric(4, 1),
	"skills" text[] DEFAULT '{}' NOT NULL,
	"raw_text" text,
	"reading" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_snapshots_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "resume_snapshots_once" UNIQUE("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"industry" text,
	"size" text,
	"website" text,
	"hq_location" text,
	"about" text,
	"logo_key" text,
	"verified_domain" text,
	"domain_verified_at" timestamp with time zone,
	"trust_score" integer DEFAULT 0 NOT NULL,
	"replies_in_time" integer DEFAULT 0 NOT NULL,
	"replies_due" integer DEFAULT 0 NOT NULL,
	"reply_days_median" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_one_per_owner" UNIQUE("owner_user_id"),
	CONSTRAINT "companies_name_length" CHECK (char_length("companies"."name") between 2 and 120),
	CONSTRAINT "companies_size_known" CHECK ("companies"."size" in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')),
	CONSTRAINT "companies_trust_range" CHECK ("companies"."trust_score" between 0 and 100),
	CONSTRAINT "companies_replies" CHECK ("companies"."replies_in_time" between 0 and "companies"."replies_due")
);
--> statement-breakpoint
CREATE TABLE "company_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"domain" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_verifications_state_known" CHECK ("company_verifications"."state" in ('sent', 'verified', 'expired', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_state_known" CHECK ("reports"."state" in ('open', 'upheld', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "interview_times" (
	"job_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_times_job_id_id_pk" PRIMARY KEY("job_id","id"),
	CONSTRAINT "interview_times_once" UNIQUE("job_id","interview_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"job_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"state" text NOT NULL,
	"length_minutes" integer NOT NULL,
	"way" text NOT NULL,
	"place" text,
	"note" text,
	"employer_zone" text NOT NULL,
	"candidate_zone" text,
	"starts_at" timestamp with time zone,
	"calendar_uid" text NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_job_id_id_pk" PRIMARY KEY("job_id","id"),
	CONSTRAINT "interviews_calendar_uid" UNIQUE("job_id","calendar_uid"),
	CONSTRAINT "interviews_state_known" CHECK ("interviews"."state" in ('proposed', 'others_asked', 'scheduled', 'declined', 'cancelled', 'held')),
	CONSTRAINT "interviews_way_known" CHECK ("interviews"."way" in ('video', 'phone', 'on_site')),
	CONSTRAINT "interviews_length" CHECK ("interviews"."length_minutes" between 10 and 480),
	CONSTRAINT "interviews_scheduled_has_time" CHECK ("interviews"."state" <> 'scheduled' or "interviews"."starts_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "job_skills" (
	"job_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"skill" text NOT NULL,
	"importance" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "job_skills_job_id_id_pk" PRIMARY KEY("job_id","id"),
	CONSTRAINT "job_skills_once" UNIQUE("job_id","skill"),
	CONSTRAINT "job_skills_importance_known" CHECK ("job_skills"."importance" in ('must_have', 'nice'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"poster_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"company_display" text DEFAULT 'Confidential company' NOT NULL,
	"is_anonymous" boolean DEFAULT true NOT NULL,
	"anonymity_reveal_policy" text DEFAULT 'application_quiz' NOT NULL,
	"application_quiz_threshold" integer DEFAULT 70 NOT NULL,
	"location" text,
	"employment_type" text,
	"seniority" text,
	"comp_range" text,
	"work_mode" text,
	"place_city" text,
	"place_region" text,
	"employment_type_read" text,
	"seniority_read" text,
	"pay_minimum" integer,
	"pay_maximum" integer,
	"pay_currency" text,
	"pay_period" text,
	"title_family" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"is_published" boolean GENERATED ALWAYS AS (state = 'published') STORED,
	"confirmed_leaks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expectations_passed_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"embedding" halfvec,
	"embedding_model" text,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_title_present" CHECK (char_length("jobs"."title") between 1 and 200),
	CONSTRAINT "jobs_description_present" CHECK (char_length("jobs"."description") between 1 and 20000),
	CONSTRAINT "jobs_threshold_range" CHECK ("jobs"."application_quiz_threshold" between 50 and 90),
	CONSTRAINT "jobs_pay_order" CHECK ("jobs"."pay_minimum" >= 0 and "jobs"."pay_maximum" >= "jobs"."pay_minimum"),
	CONSTRAINT "jobs_policy_known" CHECK ("jobs"."anonymity_reveal_policy" in ('application_quiz', 'shortlist', 'interview', 'never')),
	CONSTRAINT "jobs_state_known" CHECK ("jobs"."state" in ('draft', 'quiz_pending', 'published', 'paused', 'filled', 'closed', 'expired')),
	CONSTRAINT "jobs_work_mode_known" CHECK ("jobs"."work_mode" in ('remote', 'hybrid', 'onsite')),
	CONSTRAINT "jobs_published_after_quiz" CHECK (state <> 'published' or "jobs"."expectations_passed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "dismissed_jobs" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"reason" text DEFAULT 'passed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_jobs_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "dismissed_jobs_once" UNIQUE("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"ai" integer,
	"trust" integer NOT NULL,
	"mutual" integer NOT NULL,
	"composite" integer,
	"rationale" text[] DEFAULT '{}' NOT NULL,
	"parts" jsonb NOT NULL,
	"gate" text NOT NULL,
	"must_have_coverage" real DEFAULT 0 NOT NULL,
	"is_locked" boolean NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"job_published_at" timestamp with time zone NOT NULL,
	"algorithm_version" text NOT NULL,
	"scored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "matches_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "matches_pair" UNIQUE("candidate_id","job_id"),
	CONSTRAINT "matches_gate_known" CHECK ("matches"."gate" in ('pass', 'unknown', 'fail')),
	CONSTRAINT "matches_range" CHECK ("matches"."ai" between 0 and 100 and "matches"."trust" between 0 and 100 and "matches"."composite" between 0 and 100 and "matches"."mutual" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "saved_jobs_once" UNIQUE("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "notice_switches" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_mail" boolean DEFAULT true NOT NULL,
	CONSTRAINT "notice_switches_person_id_kind_pk" PRIMARY KEY("person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event_key" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_person_id_id_pk" PRIMARY KEY("person_id","id"),
	CONSTRAINT "notices_once" UNIQUE("person_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient_name" text,
	"recipient_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_mails_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "outbox_mails_one_line" CHECK ("outbox_mails"."subject" !~ '[[:cntrl:]]' and "outbox_mails"."recipient_address" !~ '[[:space:],()]')
);
--> statement-breakpoint
CREATE TABLE "suppressed_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_companies" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"company_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_companies_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "hidden_companies_once" UNIQUE("candidate_id","company_name")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"location" text,
	"headline" text,
	"avatar_key" text,
	"years_experience" integer,
	"desired_titles" text[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"work_preference" text DEFAULT 'remote' NOT NULL,
	"desired_locations" text[] DEFAULT '{}' NOT NULL,
	"open_to_relocation" boolean DEFAULT false NOT NULL,
	"employment_types" text[] DEFAULT '{}' NOT NULL,
	"pay_minimum" integer,
	"pay_target" integer,
	"pay_currency" text DEFAULT 'USD' NOT NULL,
	"salary_expectation" text,
	"seniority" text,
	"industries" text[] DEFAULT '{}' NOT NULL,
	"linkedin_url" text,
	"website" text,
	"phone" text,
	"company_name" text,
	"resume_uploaded" boolean DEFAULT false NOT NULL,
	"resume_analyzed_at" timestamp with time zone,
	"prefs_set_at" timestamp with time zone,
	"onboarding_complete" boolean DEFAULT false NOT NULL,
	"trust_score" integer DEFAULT 0 NOT NULL,
	"trust_evidence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_headline_length" CHECK (char_length("profiles"."headline") <= 90),
	CONSTRAINT "profiles_years_range" CHECK ("profiles"."years_experience" between 0 and 60),
	CONSTRAINT "profiles_titles_limit" CHECK (cardinality("profiles"."desired_titles") <= 5),
	CONSTRAINT "profiles_skills_limit" CHECK (cardinality("profiles"."skills") <= 10),
	CONSTRAINT "profiles_locations_limit" CHECK (cardinality("profiles"."desired_locations") <= 10),
	CONSTRAINT "profiles_industries_limit" CHECK (cardinality("profiles"."industries") <= 5),
	CONSTRAINT "profiles_zip" CHECK ("profiles"."location" ~ '^[0-9]{1,5}$'),
	CONSTRAINT "profiles_work_preference_known" CHECK ("profiles"."work_preference" in ('remote', 'hybrid', 'onsite', 'any')),
	CONSTRAINT "profiles_currency_known" CHECK ("profiles"."pay_currency" in ('USD', 'EUR', 'GBP', 'CAD')),
	CONSTRAINT "profiles_seniority_known" CHECK ("profiles"."seniority" in ('junior', 'mid', 'senior', 'staff_plus')),
	CONSTRAINT "profiles_pay_order" CHECK ("profiles"."pay_minimum" >= 0 and ("profiles"."pay_target" is null or "profiles"."pay_target" >= "profiles"."pay_minimum")),
	CONSTRAINT "profiles_trust_range" CHECK ("profiles"."trust_score" between 0 and 100 and "profiles"."trust_evidence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "application_quizzes" (
	"job_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"questions" jsonb NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_quizzes_job_id_id_pk" PRIMARY KEY("job_id","id"),
	CONSTRAINT "application_quizzes_one_per_job" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE TABLE "expectations_attempts" (
	"job_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"attempt_number" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"score" integer,
	"passed" boolean,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "expectations_attempts_job_id_id_pk" PRIMARY KEY("job_id","id"),
	CONSTRAINT "expectations_attempts_number" UNIQUE("job_id","attempt_number"),
	CONSTRAINT "expectations_attempts_score" CHECK ("expectations_attempts"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"attempt_number" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"threshold" integer NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"score" integer,
	"passed" boolean,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "quiz_attempts_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "quiz_attempts_number" UNIQUE("candidate_id","job_id","attempt_number"),
	CONSTRAINT "quiz_attempts_two" CHECK ("quiz_attempts"."attempt_number" between 1 and 2),
	CONSTRAINT "quiz_attempts_score" CHECK ("quiz_attempts"."score" between 0 and 100),
	CONSTRAINT "quiz_attempts_threshold" CHECK ("quiz_attempts"."threshold" between 50 and 90)
);
--> statement-breakpoint
CREATE TABLE "resume_analyses" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"overall_score" integer DEFAULT 0 NOT NULL,
	"ats_readiness" integer DEFAULT 0 NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_analyses_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "resume_analyses_range" CHECK ("resume_analyses"."overall_score" between 0 and 100 and "resume_analyses"."ats_readiness" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "resume_answers" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"prompt" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_answers_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "resume_answers_once" UNIQUE("candidate_id","resume_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "resume_drafts" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"activated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_drafts_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "resume_versions" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"raw_text" text NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_versions_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_path" text NOT NULL,
	"original_filename" text NOT NULL,
	"file_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"step" text DEFAULT 'parse' NOT NULL,
	"failed" boolean DEFAULT false NOT NULL,
	"failure_message" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"raw_text" text,
	"reading" jsonb,
	"layout" jsonb,
	"corrections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"years_experience" numeric(4, 1),
	"skills" text[] DEFAULT '{}' NOT NULL,
	"seniority" text,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"embedding" halfvec,
	"embedding_model" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resumes_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "resumes_type_known" CHECK ("resumes"."file_type" in ('pdf', 'docx', 'doc')),
	CONSTRAINT "resumes_step_known" CHECK ("resumes"."step" in ('parse', 'embed', 'analyze', 'done')),
	CONSTRAINT "resumes_size" CHECK ("resumes"."size_bytes" between 1 and 10485760),
	CONSTRAINT "resumes_active_is_read" CHECK (not "resumes"."is_active" or "resumes"."raw_text" is not null)
);
--> statement-breakpoint
CREATE TABLE "reveals" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"gate" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reveals_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "reveals_once" UNIQUE("candidate_id","job_id","kind"),
	CONSTRAINT "reveals_kind_known" CHECK ("reveals"."kind" in ('company', 'candidate')),
	CONSTRAINT "reveals_gate_known" CHECK ("reveals"."gate" in ('quiz_passed', 'shortlist', 'interview', 'offer', 'by_hand', 'consent', 'not_anonymous'))
);
--> statement-breakpoint
CREATE TABLE "trust_signals" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vouch_id" uuid,
	"network_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trust_signals_candidate_id_id_pk" PRIMARY KEY("candidate_id","id")
);
--> statement-breakpoint
CREATE TABLE "verified_employment" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company" text NOT NULL,
	"title" text,
	"start_date" date,
	"end_date" date,
	"verifier_email" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"correction" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verified_employment_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "verified_employment_status_known" CHECK ("verified_employment"."status" in ('requested', 'verified', 'corrected', 'disputed', 'no_record', 'declined', 'expired', 'revoked')),
	CONSTRAINT "verified_employment_dates" CHECK ("verified_employment"."end_date" >= "verified_employment"."start_date")
);
--> statement-breakpoint
CREATE TABLE "vouches" (
	"candidate_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"voucher_name" text NOT NULL,
	"voucher_email" text NOT NULL,
	"voucher_address_key" text NOT NULL,
	"voucher_company" text,
	"voucher_title" text,
	"relation" text DEFAULT 'peer' NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"worked_from" date,
	"worked_until" date,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comment" text,
	"is_comment_hidden" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouches_candidate_id_id_pk" PRIMARY KEY("candidate_id","id"),
	CONSTRAINT "vouches_relation_known" CHECK ("vouches"."relation" in ('manager', 'peer', 'direct_report', 'client', 'mentor', 'other')),
	CONSTRAINT "vouches_state_known" CHECK ("vouches"."state" in ('invited', 'opened', 'confirmed', 'declined', 'unknown_person', 'expired', 'held', 'withdrawn')),
	CONSTRAINT "vouches_comment_length" CHECK (char_length("vouches"."comment") <= 500)
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_person_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_fk" FOREIGN KEY ("candidate_id","application_id") REFERENCES "public"."applications"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_fk" FOREIGN KEY ("candidate_id","resume_id") REFERENCES "public"."resumes"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "cross_applications_jobs" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applicants" ADD CONSTRAINT "job_applicants_job_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applicants" ADD CONSTRAINT "cross_job_applicants_applications" FOREIGN KEY ("candidate_id","id") REFERENCES "public"."applications"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_snapshots" ADD CONSTRAINT "resume_snapshots_application_fk" FOREIGN KEY ("candidate_id","application_id") REFERENCES "public"."applications"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "cross_companies_users" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verifications" ADD CONSTRAINT "company_verifications_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_times" ADD CONSTRAINT "interview_times_interview_fk" FOREIGN KEY ("job_id","interview_id") REFERENCES "public"."interviews"("job_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_job_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "cross_interviews_applications" FOREIGN KEY ("candidate_id","application_id") REFERENCES "public"."applications"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_job_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "cross_jobs_companies" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "cross_jobs_users" FOREIGN KEY ("poster_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ADD CONSTRAINT "dismissed_jobs_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ADD CONSTRAINT "cross_dismissed_jobs_jobs" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_resume_fk" FOREIGN KEY ("candidate_id","resume_id") REFERENCES "public"."resumes"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "cross_matches_jobs" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "cross_saved_jobs_jobs" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_switches" ADD CONSTRAINT "cross_notice_switches_users" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "cross_notices_users" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "cross_hidden_companies" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "cross_profiles_users" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_quizzes" ADD CONSTRAINT "application_quizzes_job_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expectations_attempts" ADD CONSTRAINT "expectations_attempts_job_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "cross_quiz_attempts_jobs" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_analyses" ADD CONSTRAINT "resume_analyses_resume_fk" FOREIGN KEY ("candidate_id","resume_id") REFERENCES "public"."resumes"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_answers" ADD CONSTRAINT "resume_answers_resume_fk" FOREIGN KEY ("candidate_id","resume_id") REFERENCES "public"."resumes"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_drafts" ADD CONSTRAINT "resume_drafts_resume_fk" FOREIGN KEY ("candidate_id","resume_id") REFERENCES "public"."resumes"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD CONSTRAINT "resume_versions_resume_fk" FOREIGN KEY ("candidate_id","resume_id") REFERENCES "public"."resumes"("candidate_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reveals" ADD CONSTRAINT "reveals_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reveals" ADD CONSTRAINT "cross_reveals_jobs" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trust_signals" ADD CONSTRAINT "trust_signals_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verified_employment" ADD CONSTRAINT "verified_employment_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouches" ADD CONSTRAINT "vouches_profile_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_links_person" ON "one_time_links" USING btree ("person_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("candidate_id","application_id","at");--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_applicants_ranked" ON "job_applicants" USING btree ("job_id","composite" DESC NULLS LAST,"must_have_coverage" DESC NULLS LAST,"submitted_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_one_per_domain" ON "companies" USING btree ("verified_domain") WHERE "companies"."verified_domain" is not null;--> statement-breakpoint
CREATE INDEX "company_verifications_company" ON "company_verifications" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_company" ON "reports" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "interviews_candidate" ON "interviews" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "job_skills_skill" ON "job_skills" USING btree ("skill","importance");--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_published" ON "jobs" USING btree ("published_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "jobs_title_family" ON "jobs" USING btree ("title_family") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "matches_by_composite" ON "matches" USING btree ("candidate_id","composite" DESC NULLS LAST,"must_have_coverage" DESC NULLS LAST,"job_published_at" DESC NULLS LAST,"job_id");--> statement-breakpoint
CREATE INDEX "matches_by_ai" ON "matches" USING btree ("candidate_id","ai" DESC NULLS LAST,"must_have_coverage" DESC NULLS LAST,"job_published_at" DESC NULLS LAST,"job_id");--> statement-breakpoint
CREATE INDEX "matches_by_trust" ON "matches" USING btree ("candidate_id","trust" DESC NULLS LAST,"must_have_coverage" DESC NULLS LAST,"job_published_at" DESC NULLS LAST,"job_id");--> statement-breakpoint
CREATE INDEX "matches_job" ON "matches" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("person_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "outbox_mails" USING btree ("next_attempt_at") WHERE "outbox_mails"."sent_at" is null and "outbox_mails"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "quiz_attempts_job" ON "quiz_attempts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "resume_analyses_newest" ON "resume_analyses" USING btree ("candidate_id","resume_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_drafts_one_open" ON "resume_drafts" USING btree ("candidate_id","resume_id") WHERE "resume_drafts"."activated_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_one_active" ON "resumes" USING btree ("candidate_id") WHERE "resumes"."is_active";--> statement-breakpoint
CREATE INDEX "resumes_newest" ON "resumes" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "reveals_job" ON "reveals" USING btree ("job_id","kind");--> statement-breakpoint
CREATE INDEX "trust_signals_age" ON "trust_signals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verified_employment_status" ON "verified_employment" USING btree ("candidate_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "vouches_one_per_mailbox" ON "vouches" USING btree ("candidate_id","voucher_address_key") WHERE "vouches"."state" in ('invited', 'opened', 'confirmed', 'held');