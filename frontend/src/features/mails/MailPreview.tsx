// A mail as its reader sees it, drawn here: nothing of what it says is run or fetched. The logo of its organization is ours, and comes from here.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { MailDetails, MailSenderView } from '@practicum/shared/features/mails/mails.contract'
import { MAIL_LOGO } from '@practicum/shared/features/mails/mails.layout'
import { useTranslate } from 'react-admin'

type Previewed = Pick<MailDetails, 'channel' | 'organization' | 'paragraphs' | 'action' | 'closing'>

export function MailPreview({ mail: { channel, organization, paragraphs, action, closing } }: { mail: Previewed }) {
  const translate = useTranslate()
  return (
    <Paper
      variant="outlined"
      sx={{ maxWidth: 560, p: 3, borderTop: 4, borderTopColor: organization?.accent ?? 'primary.main' }}
    >
      {channel === 'mail' && (
        <Typography component="div" sx={{ fontWeight: 600, fontSize: '1.125rem', mb: 2 }}>
          {organization?.logo_image_url ? (
            <Logo name={organization.name} url={organization.logo_image_url} />
          ) : (
            (organization?.name ?? translate('app.product'))
          )}
        </Typography>
      )}
      {paragraphs.map(text => (
        <Typography key={text} sx={{ mb: 2 }}>
          {text}
        </Typography>
      ))}
      {action && <Action {...action} />}
      {closing.map(text => (
        <Typography key={text} variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {text}
        </Typography>
      ))}
    </Paper>
  )
}

/** As high before it has come: nothing below moves. */
const LOGO_PLACE = {
  height: MAIL_LOGO.height,
  maxWidth: MAIL_LOGO.width,
  display: 'flex',
  alignItems: 'center',
} as const

function Logo({ name, url }: { name: MailSenderView['name']; url: string }) {
  return (
    <Box sx={LOGO_PLACE}>
      <Box component="img" src={url} alt={name} sx={{ display: 'block', maxHeight: '100%', maxWidth: '100%' }} />
    </Box>
  )
}

function Action({ label, link }: NonNullable<MailDetails['action']>) {
  const translate = useTranslate()
  return link === null ? (
    <Typography color="textSecondary">{translate('mailing.details.secret', { label })}</Typography>
  ) : (
    <>
      <Button variant="contained" href={link}>
        {label}
      </Button>
      <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{link}</Box>
    </>
  )
}
