// An organization that is archived, or has just been restored: what that means, and how far its positions have come.
import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import {
  getOrganization,
  type OrganizationDetails,
} from '@practicum/shared/features/organizations/organizations.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { StatusChip } from '../../ui/StatusChip'

/** The positions of others are told to nobody else. */
const LOOK_AGAIN_MS = 1000

export function OrganizationStanding({ organization }: { organization: OrganizationDetails }) {
  const translate = useTranslate()
  const { id, archived_at, moving } = organization
  return (
    <>
      {archived_at !== null && (
        <Alert severity="info">
          {translate('institution.archived.since')} <InstantText at={archived_at} clock />.{' '}
          {translate('institution.archived.text')}
        </Alert>
      )}
      {moving && <Following id={id} moving={moving} verb={archived_at === null ? 'returning' : 'ending'} />}
    </>
  )
}

interface FollowingProps {
  readonly id: string
  readonly moving: NonNullable<OrganizationDetails['moving']>
  readonly verb: 'ending' | 'returning'
}

function Following({ id, moving: { done, total }, verb }: FollowingProps) {
  const translate = useTranslate()
  // The page itself has the answer.
  useRead(getOrganization, { params: { id } }, { alsoOn: ['people'], everyMs: LOOK_AGAIN_MS })
  const said = translate(`institution.archived.${verb}`, { done, total })
  return (
    <Stack spacing={1}>
      <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={said} />
      <Typography variant="body2" color="textSecondary" role="status">
        {said}
      </Typography>
    </Stack>
  )
}

export function ArchivedChip() {
  const translate = useTranslate()
  return <StatusChip tone="default" weight="alert" label={translate('institution.archived.chip')} />
}
