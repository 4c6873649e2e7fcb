// The supervision profile of somebody, on their page: for those who work where they supervise or teach.
import { getSupervisionProfile } from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import type { PersonPagePartProps } from '../../app/feature'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { ProfileShown } from './ProfileShown'
import { profileMessages } from './profile.messages'

const MISSING = 404

/** Nothing where there is none for the reader: the rest of the page stands without it. */
export default function PersonProfile({ person }: PersonPagePartProps) {
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
