// Another tab has changed who is signed in: this page belongs to somebody else now and must be loaded anew.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { useMemo } from 'react'
import { browser } from '../../providers/browser'
import { usePageWords } from '../../providers/spoken'
import { currentScheme } from '../scheme'
import { themeOptions } from '../theme'
import { publicMessages } from './public.messages'

export default function IdentityChanged() {
  const words = usePageWords('public', publicMessages)
  const theme = useMemo(() => createTheme(themeOptions(currentScheme())), [])
  return (
    <ThemeProvider theme={theme}>
      <Dialog open role="alertdialog" aria-labelledby="identity-title" aria-describedby="identity-text">
        <DialogTitle id="identity-title">{words.identity.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="identity-text">{words.identity.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={browser.reload} autoFocus>
            {words.identity.reload}
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  )
}
