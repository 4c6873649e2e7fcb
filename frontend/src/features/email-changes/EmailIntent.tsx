// Asks for another address for the person of an account.
import Button from '@mui/material/Button'
import { mayEnter } from '@practicum/shared/access/roles'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AccountIntentProps } from '../../app/feature'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import EmailDialog from './EmailDialog'
import { emailSectionMessages } from './email-section.messages'

/** One's own is changed on one's account; in a row of many there is no room for it. */
export default function EmailIntent({ account, inRow = false }: AccountIntentProps) {
  const { user } = useMe()
  if (inRow || user.id === account.id || !mayEnter(account.status)) return null
  return (
    <ScreenWords name="email" english={emailSectionMessages}>
      <Intent person={account} />
    </ScreenWords>
  )
}

function Intent({ person }: { person: AccountIntentProps['account'] }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('email.admin.button')}
      </Button>
      {open && <EmailDialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
