-- Rows that are history: the database itself refuses to change or remove them, whoever asks. The one exception is the
-- erasure of a person, which runs under its own role and leaves a line in the audit log.
do $$ begin
  create role gladwork_erasure nologin;
exception when duplicate_object or unique_violation then null;
end $$;--> statement-breakpoint
do $$ begin
  execute format('grant gladwork_erasure to %I', current_user);
exception when others then null;
end $$;--> statement-breakpoint
grant usage on schema public to gladwork_erasure;--> statement-breakpoint
grant select, update, delete on resume_snapshots, application_events, reveals to gladwork_erasure;--> statement-breakpoint
grant select, insert on audit_log to gladwork_erasure;--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  if current_user = 'gladwork_erasure' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% rows are frozen', tg_table_name using errcode = 'P0001';
end $$;--> statement-breakpoint
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% rows are frozen', tg_table_name using errcode = 'P0001';
end $$;--> statement-breakpoint
create trigger resume_snapshots_frozen before update or delete on resume_snapshots for each row execute function refuse_change();--> statement-breakpoint
create trigger resume_snapshots_kept before truncate on resume_snapshots for each statement execute function refuse_truncate();--> statement-breakpoint
create trigger application_events_frozen before update or delete on application_events for each row execute function refuse_change();--> statement-breakpoint
create trigger application_events_kept before truncate on application_events for each statement execute function refuse_truncate();--> statement-breakpoint
create trigger reveals_frozen before update or delete on reveals for each row execute function refuse_change();--> statement-breakpoint
create trigger reveals_kept before truncate on reveals for each statement execute function refuse_truncate();--> statement-breakpoint
create trigger audit_log_frozen before update or delete on audit_log for each row execute function refuse_change();--> statement-breakpoint
create trigger audit_log_kept before truncate on audit_log for each statement execute function refuse_truncate();--> statement-breakpoint
revoke update, delete, truncate on resume_snapshots, application_events, reveals, audit_log from public;--> statement-breakpoint
alter table resumes alter column embedding set storage plain;--> statement-breakpoint
alter table jobs alter column embedding set storage plain;
