// The facts of one placement.
import Box from '@mui/material/Box'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { DayText, InstantText } from '../../ui/DateText'
import { type Fact, Facts, RailFacts } from '../../ui/Facts'
import { Person } from '../../ui/Person'
import { StatusChip } from '../../ui/StatusChip'
import { ProposedSupervisor } from './ProposedSupervisor'

/** Beside a list. */
export const PlacementAbout = ({ placement }: { placement: PlacementDetails }) => (
  <Facts facts={usePlacementFacts(placement)} />
)

export const PlacementFacts = ({ placement }: { placement: PlacementDetails }) => (
  <RailFacts facts={usePlacementFacts(placement)} />
)

function usePlacementFacts(placement: PlacementDetails): readonly Fact[] {
  const translate = useTranslate()
  const label = (field: string): string => translate(`placements.field.${field}`)
  const yesNo = (value: boolean): string => translate(value ? 'placements.yes' : 'placements.no')
  const { trainee, faculty, training } = placement
  const hasOwnDays = placement.first_day !== null || placement.last_day !== null
  const hasAgreements = placement.placement_requirement.agreements.length > 0 || null
  return [
    { label: label('trainee'), value: <Person {...trainee} /> },
    { label: label('supervisor'), value: <Supervisor placement={placement} /> },
    { label: label('faculty'), value: faculty && <Person {...faculty} /> },
    {
      label: label('training'),
      value: (
        <>
          {training.plan_name}, {training.level_name} (<DayText day={training.start_at} long plain /> –{' '}
          <DayText day={training.end_at} long plain />)
        </>
      ),
    },
    { label: label('days'), value: hasOwnDays && <OwnDays placement={placement} /> },
    { label: label('agreements'), value: hasAgreements && <Agreements placement={placement} /> },
    { label: label('reason'), value: placement.denied_reason },
    { label: label('campus'), value: yesNo(placement.is_campus) },
    { label: label('recurring'), value: yesNo(placement.recurring) },
    { label: label('created'), value: <InstantText at={placement.created_at} /> },
    { label: label('approved'), value: placement.approved_at && <InstantText at={placement.approved_at} /> },
  ]
}

/** Where they are not those of the training. */
const OwnDays = ({ placement: { start_at, end_at } }: { placement: PlacementDetails }) => (
  <>
    <DayText day={start_at} long plain /> – <DayText day={end_at} long plain />
  </>
)

function Supervisor({ placement }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  if (placement.proposed_supervisor) return <ProposedSupervisor proposed={placement.proposed_supervisor} />
  if (!placement.supervisor) return <>{translate('placements.nobody')}</>
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Person {...placement.supervisor} />
      {!placement.supervisor_joined && (
        <StatusChip tone="warning" weight="alert" label={translate('placements.not_joined')} />
      )}
    </Box>
  )
}

/** As a placement's own status: one word, one colour. */
const TONE = { open: 'warning', progress: 'warning', submitted: 'info' } as const

function Agreements({ placement }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const { agreements } = placement.placement_requirement
  if (agreements.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {agreements.map(({ id, name, status }) => (
        <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {name} <StatusChip tone={TONE[status]} label={translate(`placements.agreement.${status}`)} />
        </Box>
      ))}
    </Box>
  )
}
