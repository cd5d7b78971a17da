-- A frozen snapshot may become its stub and nothing else: the erasure's role may empty what is personal in it, may neither
-- write anything into it nor move or remove it.
create function refuse_snapshot_change() returns trigger language plpgsql as $$
begin
  if current_user = 'gladwork_erasure' and tg_op = 'UPDATE'
    and row(new.candidate_id, new.id, new.job_id, new.application_id, new.created_at)
      is not distinct from row(old.candidate_id, old.id, old.job_id, old.application_id, old.created_at)
    and coalesce(new.full_name, new.email, new.phone, new.original_filename, new.seniority, new.raw_text) is null
    and new.years_experience is null and new.reading is null and new.skills = '{}'
  then
    return new;
  end if;
  raise exception '% rows are frozen', tg_table_name using errcode = 'P0001';
end $$;--> statement-breakpoint
drop trigger resume_snapshots_frozen on resume_snapshots;--> statement-breakpoint
create trigger resume_snapshots_frozen before update or delete on resume_snapshots for each row execute function refuse_snapshot_change();--> statement-breakpoint
revoke delete on resume_snapshots from gladwork_erasure;
