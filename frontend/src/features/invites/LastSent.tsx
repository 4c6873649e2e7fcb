// When the mail of an invitation was last sent, and how often by now.
import Box from '@mui/material/Box'
import type { InviteView } from '@practicum/shared/features/invites/invites.contract'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'

export function LastSent({ invite: { sent_at, sendings } }: { invite: InviteView }) {
  const translate = useTranslate()
  return (
    <>
      <InstantText at={sent_at} />
      {sendings > 1 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {translate('invitations.often', { smart_count: sendings })}
        </Box>
      )}
    </>
  )
}
