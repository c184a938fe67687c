-- A local picture is one file, which the server scales to each width: the widest of its files stands for all.
update media
set sources = (
  select json_agg(json_build_object('id', source.value -> 'id', 'from', coalesce(
           (select address from json_each_text(case json_typeof(source.value -> 'from') when 'object' then source.value -> 'from' end)
              as file (width, address) order by width::int desc limit 1),
           source.value ->> 'from'
         )) order by position)
  from json_array_elements(sources) with ordinality as source (value, position)
)
where json_typeof(sources -> 0 -> 'from') = 'object';
