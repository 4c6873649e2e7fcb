// Says above the page that the mail was sent again, and to which address.
import Box from '@mui/material/Box'
import Snackbar from '@mui/material/Snackbar'
import visuallyHidden from '@mui/utils/visuallyHidden'
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
  const said = filledWith(verify.resent, { email })
  return (
    <>
      {/* Stands before it is filled: one that appears with its words is often not spoken. */}
      <Box role="status" sx={visuallyHidden}>
        {shown && said}
      </Box>
      <Snackbar
        open={shown}
        autoHideDuration={SHOWN_MS}
        onClose={(_event, reason) => reason !== 'clickaway' && setShown(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message={said}
        slotProps={{
          content: {
            ...{ role: 'presentation', 'aria-hidden': true },
            sx: { '& .MuiSnackbarContent-message': { overflowWrap: 'anywhere' } },
          },
        }}
      />
    </>
  )
}
