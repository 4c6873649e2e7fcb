// Where one signs up: the organization as it presents itself, and who invites.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Offer } from './offer'
import { filledWith, roleWord, useSignupWords } from './signup-words'

/** As high before it has come: nothing below moves. */
const LOGO = { display: 'block', height: 48, maxWidth: '100%', objectFit: 'contain', objectPosition: 'left' } as const

export function SignUpHeader({ offer }: { offer: Offer }) {
  const words = useSignupWords()
  const { name, logo_image_url: logo } = offer.organization
  const inviter = offer.invite?.invited_by
  const text = inviter === undefined ? words.offered : words.invited
  return (
    <Box sx={{ mb: 3, pb: 2.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      {logo ? (
        <Box component="img" src={logo} alt={name} sx={LOGO} />
      ) : (
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, color: 'primary.main', letterSpacing: '-0.01em' }}>
          {name}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {filledWith(text, { inviter: inviter ?? '', organization: name, role: roleWord(offer) })}
      </Typography>
    </Box>
  )
}
