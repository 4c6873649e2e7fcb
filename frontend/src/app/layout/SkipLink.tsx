// Lets a keyboard jump over the menus; visible only while it has the focus.
import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}))

export function SkipLink() {
  const translate = useTranslate()
  const focus = (): void => document.getElementById('content')?.focus()
  return (
    <Skip
      href="#content"
      onClick={event => {
        // The hash belongs to tabs; moving the focus is enough.
        event.preventDefault()
        focus()
      }}
    >
      {translate('app.skip')}
    </Skip>
  )
}
