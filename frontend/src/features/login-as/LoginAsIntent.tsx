// Begins to act as the person of an account, where an admin may.
import SwitchAccount from '@mui/icons-material/SwitchAccountOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mayEnter } from '@practicum/shared/access/roles'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AccountIntentProps, AccountShown } from '../../app/feature'
import { ScreenWords } from '../../providers/screen-words'
import { IntentIcon } from '../../ui/IntentIcon'
import { actingMessages } from './acting.messages'
import LoginAsDialog from './LoginAsDialog'

/** As the server has it; oneself is an admin, too. */
function mayActAs({ status, positions }: AccountShown): boolean {
  const open = positions.filter(position => position.status !== 'archived')
  return mayEnter(status) && open.length > 0 && open.every(({ role_keyname }) => role_keyname !== 'admin')
}

export default function LoginAsIntent({ account, inRow = false }: AccountIntentProps) {
  if (!mayActAs(account)) return null
  return (
    <ScreenWords name="acting" english={actingMessages}>
      <Intent account={account} inRow={inRow} />
    </ScreenWords>
  )
}

function Intent({ account: { id, name }, inRow }: Required<AccountIntentProps>) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const ask = (): void => setAsking(true)
  const label = translate('acting.whom', { name })
  return (
    // What is pressed in the question, which lies in the row as React has it, does not open the row.
    <Box component="span" onClick={event => event.stopPropagation()}>
      {inRow ? (
        <IntentIcon label={label} said={label} describes={false} disabled={false} onPress={ask}>
          <SwitchAccount fontSize="small" />
        </IntentIcon>
      ) : (
        <Button variant="outlined" onClick={ask}>
          {translate('acting.button')}
        </Button>
      )}
      {asking && <LoginAsDialog person={{ id, name }} onClose={() => setAsking(false)} />}
    </Box>
  )
}
