// The append itself, in SQL: one call carries appends to several streams, each is judged alone and has its own answer.

/** Expected versions as the function reads them; a revision stands for itself and -1 for a stream that must not exist. */
export const ANY = '-9223372036854775808'
export const SOME = '-9223372036854775807'

const GENESIS = `'\\x${'00'.repeat(32)}'::bytea`

/** The text that a hash covers, besides the hash before it; chain.ts builds the same from what was stored. */
const content = (stream: string, revision: string, nth: (array: string) => string): string => `convert_to(
  '[' || to_json(${stream}) || ',' || ${revision} || ',"' || ${nth('ids')} || '",' || to_json(${nth('types')}) || ','
  || epoch_ms || ',' || ${nth('bodies')} || ',' || ${nth('metas')} || ']', 'UTF8')`

const ONE_NAMES: Readonly<Record<string, string>> = { ids: 'of_id', types: 'of_type', bodies: 'body', metas: 'meta' }

// The locks come before the transaction id, so that of two writers to a stream the later one has the greater id.
const GUARD = `if pg_current_xact_id_if_assigned() is not null then
    raise exception 'log.append must be alone in its transaction, or the order of the log would break';
  end if;`

/** A retry is recognised slot by slot: the same ids at the very revisions they were written at. */
const recognised = `
create function log.recognised(of_stream text, last bigint, wanted bigint, ids uuid[]) returns bigint[] language plpgsql stable as $$
declare
  earlier log.event;
begin
  select e.* into earlier from log.event e
    where e.stream = of_stream and e.revision = wanted + cardinality(ids) and cardinality(ids) = (
      select count(*) from log.event s where s.stream = of_stream
        and s.revision > wanted and s.revision <= wanted + cardinality(ids)
        and s.id = ids[(s.revision - wanted)::int]);
  return case when found then array[earlier.revision, earlier.xid::text::bigint, earlier.ordinal] else array[last, 0, 0] end;
end $$;
`

/** An append that goes out alone, as most do while few people work: no arrays, and one statement after the lock. */
const one = `
create function log.append_one(
  of_stream text, wanted bigint, of_id uuid, of_type text, body json, meta json
) returns bigint[] language plpgsql volatile as $$
declare
  answer bigint[];
begin
  ${GUARD}
  perform pg_advisory_xact_lock(hashtextextended(of_stream, 0));
  insert into log.event as e (stream, revision, xid, ordinal, id, type, data, metadata, recorded_at, hash)
  select of_stream, last + 1, pg_current_xact_id(), 1, of_id, of_type, body, meta, now_ms,
    sha256(chain || ${content('of_stream', 'last + 1', array => ONE_NAMES[array] ?? array)})
  from (
    select timed.*, floor(extract(epoch from now_ms) * 1000) as epoch_ms from (
      select coalesce(h.revision, -1) as last, coalesce(h.hash, ${GENESIS}) as chain,
        clock_timestamp()::timestamptz(3) as now_ms
      from (select) as always left join lateral (
        select l.revision, l.hash from log.event l where l.stream = of_stream order by l.revision desc limit 1
      ) as h on true
    ) as timed
  ) as head
  where wanted = last or wanted = ${ANY} or (wanted = ${SOME} and last >= 0)
  returning array[e.revision, e.xid::text::bigint, e.ordinal] into answer;
  if answer is not null then
    return answer;
  end if;
  return log.recognised(
    of_stream, coalesce((select max(e.revision) from log.event e where e.stream = of_stream), -1), wanted, array[of_id]);
end $$;
`

/** The common call under load in one statement: every append is of one event. Planning it anew for the length of its arrays would cost more than running it. */
const singles = `
create function log.append_singles(
  streams text[], expected bigint[], ids uuid[], types text[], bodies json[], metas json[]
) returns bigint[] language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare
  now_ms   timestamptz(3) := clock_timestamp();
  epoch_ms text := floor(extract(epoch from now_ms) * 1000)::text;
  answers  bigint[];
begin
  with item as materialized (
    select i.*, coalesce(head.revision, -1) as last, coalesce(head.hash, ${GENESIS}) as chain
    from unnest(streams, expected, ids, types, bodies, metas) with ordinality
      as i (stream, wanted, ids, types, bodies, metas, nth)
    left join lateral (
      select e.revision, e.hash from log.event e where e.stream = i.stream order by e.revision desc limit 1
    ) as head on true
  ), written as (
    insert into log.event (stream, revision, xid, ordinal, id, type, data, metadata, recorded_at, hash)
    select i.stream, i.last + 1, pg_current_xact_id(), i.nth, i.ids, i.types, i.bodies, i.metas, now_ms,
      sha256(i.chain || ${content('i.stream', 'i.last + 1', array => `i.${array}`)})
    from item i
    where i.wanted = i.last or i.wanted = ${ANY} or (i.wanted = ${SOME} and i.last >= 0)
    returning revision, xid, ordinal
  )
  select array_agg(case
    when w.ordinal is not null then array[w.revision, w.xid::text::bigint, w.ordinal]
    else log.recognised(i.stream, i.last, i.wanted, array[i.ids]) end order by i.nth) into answers
  from item i left join written w on w.ordinal = i.nth;
  return answers;
end $$;
`

const batches = `
create function log.append_batches(
  streams text[], expected bigint[], sizes int[], ids uuid[], types text[], bodies json[], metas json[]
) returns bigint[] language plpgsql volatile as $$
declare
  now_ms   timestamptz(3) := clock_timestamp();
  epoch_ms text := floor(extract(epoch from now_ms) * 1000)::text;
  answers  bigint[] := '{}';
  done     int := 0;
  written  bigint := 0;
  last     bigint;
  chain    bytea;
begin
  for item in 1..cardinality(streams) loop
    select e.revision, e.hash into last, chain from log.event e
      where e.stream = streams[item] order by e.revision desc limit 1;
    if not found then
      last := -1;
      chain := ${GENESIS};
    end if;
    if expected[item] = last or expected[item] = ${ANY} or (expected[item] = ${SOME} and last >= 0) then
      for i in done + 1..done + sizes[item] loop
        last := last + 1;
        written := written + 1;
        chain := sha256(chain || ${content('streams[item]', 'last', array => `${array}[i]`)});
        insert into log.event (stream, revision, xid, ordinal, id, type, data, metadata, recorded_at, hash) values
          (streams[item], last, pg_current_xact_id(), written, ids[i], types[i], bodies[i], metas[i], now_ms, chain);
      end loop;
      answers := answers || array[array[last, pg_current_xact_id()::text::bigint, written]];
    else
      answers := answers || array[
        log.recognised(streams[item], last, expected[item], ids[done + 1:done + sizes[item]])];
    end if;
    done := done + sizes[item];
  end loop;
  return answers;
end $$;
`

/**
 * Answers three numbers per append, in their order: revision, transaction id and ordinal of its last event, or after a conflict the
 * revision that the stream is at (-1 for none) and two zeros. The streams of one call differ.
 */
const append = `
create function log.append(
  streams text[], expected bigint[], sizes int[], ids uuid[], types text[], bodies json[], metas json[]
) returns bigint[] language plpgsql volatile as $$
begin
  ${GUARD}
  -- In one order for all, so that two calls never wait for each other.
  perform pg_advisory_xact_lock(lock) from (
    select distinct hashtextextended(s, 0) as lock from unnest(streams) as s order by 1
  ) as in_order;
  if cardinality(ids) = cardinality(streams) then
    return log.append_singles(streams, expected, ids, types, bodies, metas);
  end if;
  return log.append_batches(streams, expected, sizes, ids, types, bodies, metas);
end $$;
`

export const appendFunction = recognised + one + singles + batches + append
