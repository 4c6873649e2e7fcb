// Which sessions could be used now: the one rule that every look-up of them has.
import { MAY_ENTER, mayEnter } from './holder'

const inTime = (session: string): string =>
  `${session}.absolute_expires_at > now() and ${session}.seen_at > now() - make_interval(secs => $2)`

/** The name of the admin who acts by the session `s`, as long as they may: below them alone, and while they could go on as themselves. */
export const ROOT_NAME = `(select ru.name from access.session k
    join read.position rp on rp.position_id = k.position_id join read.person ru on ru.user_id = k.user_id
  where k.parked_for = s.id and k.user_id = s.root_user_id and k.absolute_expires_at > now()
    and rp.role = 'admin' and ${mayEnter('ru', 'rp')} and p.role <> 'admin')`

/** Of a session `s`, held in the position `p` by the person `u`; `$2` is how many seconds one may do nothing. */
export const USABLE = `s.parked_for is null and ${inTime('s')} and ${MAY_ENTER}
  and (s.root_user_id is null or ${ROOT_NAME} is not null)`

/** Their person could go on with it: they are told of it, and can end it, where it waits too. */
export const RESUMABLE = `s.parked_for is not null and s.absolute_expires_at > now()
  and exists (select from access.session a where a.id = s.parked_for and ${inTime('a')})`
