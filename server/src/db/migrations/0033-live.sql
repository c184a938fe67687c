-- Streams of changes end with their sessions, by whatever those are deleted.

create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('hearth_live', json_build_object('endedSession', old.id)::text);
  return null;
end
$$;
create trigger session_ended after delete on session for each row execute function announce_ended_session();
