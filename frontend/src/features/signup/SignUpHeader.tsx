// Whose invitation it is: the organization as it presents itself, and who invites.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { filledWith, roleWord, useSignupWords } from './signup-words'

export function SignUpHeader({ invite }: { invite: SignupInvite }) {
  const words = useSignupWords()
  const { name, logo_image_url: logo } = invite.organization
  const { invited_by: inviter } = invite
  return (
    <Box sx={{ mb: 3, pb: 2.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      {logo ? (
        <Box component="img" src={logo} alt={name} sx={{ display: 'block', maxHeight: 48, maxWidth: '100%' }} />
      ) : (
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, color: 'primary.main', letterSpacing: '-0.01em' }}>
          {name}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {filledWith(words.invited, { inviter, organization: name, role: roleWord(invite) })}
      </Typography>
    </Box>
  )
}
