// The supervision profile of somebody, on their page: for those who work where they supervise or teach.
import { getSupervisionProfile } from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import type { PersonPageProps } from '../../app/feature'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { ProfileShown } from './ProfileShown'
import { profileMessages } from './profile.messages'

const READERS: readonly string[] = ['trainee', 'supervisor', 'faculty', 'coordinator']
const SUPERVISE: readonly string[] = ['supervisor', 'faculty']

export default function PersonProfile({ person }: PersonPageProps) {
  const { role } = useMe()
  const isConcerned = person.positions.some(({ role_keyname }) => SUPERVISE.includes(role_keyname))
  return isConcerned && READERS.includes(role) ? <Read person={person} /> : null
}

const MISSING = 404

/** Nothing where there is none for the reader: the rest of the page stands without it. */
function Read({ person }: PersonPageProps) {
  const read = useRead(getSupervisionProfile, { params: { id: person.id } })
  if (read.isPending || read.error?.status === MISSING) return null
  return (
    <ReadFrame read={read}>
      {profile => (
        <ScreenWords name="supervision-profile" english={profileMessages}>
          <ProfileShown profile={profile} name={person.name} />
        </ScreenWords>
      )}
    </ReadFrame>
  )
}
