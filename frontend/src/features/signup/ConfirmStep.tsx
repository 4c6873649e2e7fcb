// The last step: the account is there, and its address proved.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { StepHeading } from './StepFrame'
import { filledWith, useSignupWords } from './signup-words'

interface ConfirmStepProps {
  readonly email: string
  /** It takes the place of another one. */
  readonly isNew?: boolean
  /** For the title of the page; undefined where none is known. */
  readonly organization?: string | undefined
}

export function ConfirmStep({ email, isNew = false, organization }: ConfirmStepProps) {
  const { confirm } = useSignupWords()
  return (
    <>
      <StepHeading title={isNew ? confirm.new_title : confirm.title} organization={organization} />
      <Typography sx={{ mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
        {filledWith(isNew ? confirm.new_text : confirm.text, { email })}
      </Typography>
      <Button variant="contained" size="large" href="/login">
        {confirm.login}
      </Button>
    </>
  )
}
