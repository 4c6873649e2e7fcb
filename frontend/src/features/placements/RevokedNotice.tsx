// Says on a placement that the decision on it was taken back: by whom, when and why.
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { InstantText } from '../../ui/DateText'
import { PersonName } from '../../ui/Person'
import { Sentence } from '../../ui/Sentence'

/** Nothing where no decision was taken back, or it has been decided since. */
export function RevokedNotice({ placement: { taken_back } }: { placement: PlacementDetails }) {
  if (!taken_back) return null
  const { kind, by, at, reason } = taken_back
  return (
    <Alert severity={kind === 'revoked' ? 'warning' : 'info'} sx={{ mb: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        <Sentence text={`applying.taken_back.${kind}`} parts={{ name: <PersonName {...by} /> }} />{' '}
        <InstantText at={at} />
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
    </Alert>
  )
}
