import type { Db } from '@hearth/server/db/database.ts';
import { sql } from 'kysely';

/**
 * Gives the photos and portraits of samples whose pictures were drawn on demand files of today: photos of the same kind,
 * no file twice in a listing, and portraits with the same hair. `kinds` is the number of pictures of each kind.
 */
export async function replaceDrawnPictures(db: Db, kinds: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update media set sources = renamed.sources
    from (
      select listing_id, json_agg(json_build_object(
               'id', id,
               'from', '/photos/' || kind || '-' || lpad(((listing_id + place) % stock + 1)::text, 2, '0') || '.webp'
             ) order by position) as sources
      from (
        select media.listing_id, source.value ->> 'id' as id, source.position, drawn.kind,
               row_number() over (partition by media.listing_id, drawn.kind order by source.position) as place
        from media, json_array_elements(media.sources) with ordinality as source (value, position),
             substring(source.value ->> 'from' from '^/photos/([a-z]+)-[0-9]+-1280.webp$') as drawn (kind)
        where media.sources -> 0 ->> 'from' like '%-1280.webp'
      ) as photo
      join unnest(${[...kinds.keys()]}::text[], ${[...kinds.values()]}::int[]) as known (kind, stock) using (kind)
      group by listing_id
    ) as renamed
    where renamed.listing_id = media.listing_id
  `.execute(db);
  await sql`
    update agent set headshot_url_square = '/photos/portrait-' || lpad(
      (case number % 2 when 1 then (number - 1) % 50 + 1 else (number - 2) % 40 + 2 end)::text, 2, '0') || '.webp'
    from (
      select id as drawn_id, substring(headshot_url_square from '^/photos/portrait-([0-9]+)-640')::int as number from agent
    ) as drawn
    where drawn_id = agent.id and number is not null
  `.execute(db);
}
