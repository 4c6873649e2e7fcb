// Whether somebody is a sample, on their page: for coordinators.
import { getPerson, type PersonCard } from '@practicum/shared/features/people/person-card.contract'
import { listSamples } from '@practicum/shared/features/samples/samples.contract'
import { useTranslate } from 'react-admin'
import type { PersonPagePartProps } from '../../app/feature'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { PersonSample } from './SampleSwitch'
import { sampleMessages } from './sample-switch.messages'

type Held = PersonCard['positions'][number]

export default function PersonSamples({ person }: PersonPagePartProps) {
  return (
    <ScreenWords name="samples" english={sampleMessages}>
      <Positions id={person.id} />
    </ScreenWords>
  )
}

/** The page around has read them already. */
function Positions({ id }: { id: string }) {
  const me = useMe()
  const { data: person } = useRead(getPerson, { params: { id } })
  // Of others those of this organization alone have a standing; of oneself those elsewhere have one, too.
  const here = (one: Held) => (me.user.id === id ? one.available : one.standing !== null)
  const held = person?.positions.filter(here) ?? []
  return held.length === 0 ? null : <Marks userId={id} held={held} />
}

function Marks({ userId, held }: { userId: string; held: readonly Held[] }) {
  const translate = useTranslate()
  const read = useRead(listSamples, { query: { id: held.map(({ position_id }) => position_id) } })
  const marked = new Set(read.data?.data.map(({ id }) => id))
  const shown = held.flatMap(({ position_id: positionId, role_keyname: role, standing }) => {
    const checked = marked.has(positionId)
    if (role !== 'trainee' && role !== 'supervisor') return []
    // Of whoever has ended a mark is taken off, and none is given.
    return standing !== 'archived' || checked ? [{ userId, positionId, role, checked } as const] : []
  })
  if (read.data && shown.length === 0) return null
  return (
    <TitledPaper id="person-samples" title={translate('samples.title')}>
      <ReadFrame read={read}>{() => shown.map(one => <PersonSample key={one.positionId} {...one} />)}</ReadFrame>
    </TitledPaper>
  )
}
