-- A feed may state an open house without its times, and one may go on past midnight.
alter table open_house
  alter column openhousestarttime drop not null,
  alter column openhouseendtime drop not null;

-- Midnight to midnight is how feeds write that they know no times.
update open_house set openhousestarttime = null, openhouseendtime = null
where openhousestarttime = '00:00' and openhouseendtime = '00:00';

-- Moment on the edition's clock when it is over: on the next day where its end comes before its start, at the end of its day
-- where no end is known.
alter table open_house add column ends_at timestamp not null generated always as (
  case
    when openhouseendtime is null then openhousedate + time '00:00' + interval '1 day'
    else openhousedate
      + make_time(left(openhouseendtime, 2)::integer, right(openhouseendtime, 2)::integer, 0)
      + case when openhouseendtime collate "C" <= openhousestarttime collate "C" then interval '1 day' else interval '0' end
  end
) stored;

-- Serves the open-house filters and the sort by the next open house.
drop index open_house_date;
create index open_house_ends on open_house (ends_at, openhousedate, listing_id);
