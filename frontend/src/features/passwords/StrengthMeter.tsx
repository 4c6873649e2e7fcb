// How good a password is, as a bar of four parts with its word: below it what it has to be, or what is wrong with it. It takes its room from the beginning, so that nothing moves.
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { PASSWORD_STRENGTHS, type PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import { usePageWords } from '../../providers/spoken'
import { complaintOf } from './new-password'
import { passwordPageMessages } from './password-page.messages'

const COLOURS = {
  weak: 'error.main',
  fair: 'warning.main',
  strong: 'success.main',
  extra_strong: 'success.main',
} as const

interface StrengthMeterProps {
  readonly verdict: PasswordVerdict | undefined
  readonly policy: PasswordPolicy
  /** What is wrong with it stands beside the field already. */
  readonly told: boolean
}

export function StrengthMeter({ verdict, policy, told }: StrengthMeterProps) {
  const words = usePageWords('passwords', passwordPageMessages)
  const complaint = told ? undefined : complaintOf(verdict)
  const [hint] = verdict?.valid === false ? verdict.feedback : []
  return (
    <Box sx={{ minHeight: { xs: 136, sm: 96 } }}>
      <Bar verdict={verdict} />
      <Box aria-live="polite" sx={{ mt: 0.5 }}>
        {verdict && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {words.strength[verdict.strength]}
          </Typography>
        )}
        {complaint && (
          <Typography variant="body2" color="error">
            {complaint}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {verdict?.valid === false ? hint : words.policy[policy]}
        </Typography>
      </Box>
    </Box>
  )
}

function Bar({ verdict }: Pick<StrengthMeterProps, 'verdict'>) {
  const words = usePageWords('passwords', passwordPageMessages)
  const reached = verdict ? PASSWORD_STRENGTHS.indexOf(verdict.strength) + 1 : 0
  return (
    <Stack
      direction="row"
      spacing={0.5}
      role="meter"
      aria-label={words.meter}
      aria-valuemin={0}
      aria-valuemax={PASSWORD_STRENGTHS.length}
      aria-valuenow={reached}
      aria-valuetext={verdict ? words.strength[verdict.strength] : ''}
    >
      {PASSWORD_STRENGTHS.map((strength, index) => (
        <Box
          key={strength}
          sx={{
            flex: 1,
            height: 4,
            borderRadius: 2,
            bgcolor: verdict && index < reached ? COLOURS[verdict.strength] : 'divider',
          }}
        />
      ))}
    </Stack>
  )
}
