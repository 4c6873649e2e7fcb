// How a session comes to be: without more, for what was proved and still stands, or in place of one that is raised.

/** Of the hash of its secret, whose, in which position, on which channel, for how many seconds, from where, by what, how far, and whether by more than a password. */
export const MAKE = `insert into access.session (sid_hash, user_id, position_id, channel, absolute_expires_at, ip, user_agent, stage, second_step)
  select decode($1, 'hex'), $2::uuid, $3::uuid, $4::text, now() + make_interval(secs => $5), $6::text, $7::text, $8::text, $9::boolean`

/** The lock is what a change of the same credential waits for, or has been waited for: no session is made between the change and the end of all. */
export const MAKE_PROVEN = `with standing as (select user_id from access.credential where user_id = $2::uuid and epoch = $10 for share)
  ${MAKE} from standing`

/** The lock comes before the end of the session that is raised. */
export const MAKE_RAISED = `with standing as (select user_id from access.credential where user_id = $2::uuid for share),
    ended as (delete from access.session where sid_hash = decode($10, 'hex') and (select count(*) from standing) >= 0 returning sid_hash)
  ${MAKE} from ended`
