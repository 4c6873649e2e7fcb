// Says above the page that the mail was sent again, and to which address.
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useState } from 'react'
import { filledWith, useSignupWords } from './signup-words'

interface ResentToastProps {
  readonly email: string
  readonly sent: boolean
}

/** In milliseconds. */
const SHOWN_MS = 8000

export function ResentToast({ email, sent }: ResentToastProps) {
  const { verify } = useSignupWords()
  const [shown, setShown] = useState(sent)
  useEffect(() => setShown(sent), [sent])
  return (
    <Snackbar
      open={shown}
      autoHideDuration={SHOWN_MS}
      onClose={(_event, reason) => reason !== 'clickaway' && setShown(false)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      message={filledWith(verify.resent, { email })}
      slotProps={{ content: { role: 'status', sx: { '& .MuiSnackbarContent-message': { overflowWrap: 'anywhere' } } } }}
    />
  )
}
