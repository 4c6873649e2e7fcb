// The code after the password, over the page: of an app, one that was sent, or one that was kept for when the phone is gone.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { OneSecret } from './OneSecret'
import type { Relogin } from './use-relogin'

const CODE = { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 60 } as const
/** Has letters. */
const RECOVERY = { ...CODE, inputMode: 'text', autoComplete: 'off' } as const

export default function TokenStep({ relogin, phone }: { relogin: Relogin; phone: string | null }) {
  const [isRecovery, setRecovery] = useState(false)
  const other = () => setRecovery(!isRecovery)
  return isRecovery ? (
    <RecoveryStep relogin={relogin} onOther={other} />
  ) : (
    <CodeStep relogin={relogin} phone={phone} onOther={other} />
  )
}

interface StepProps {
  readonly relogin: Relogin
  /** Gives the one kind in place of the other. */
  readonly onOther: () => void
}

function CodeStep({ relogin, phone, onOther }: StepProps & { readonly phone: string | null }) {
  const translate = useTranslate()
  const [remember, setRemember] = useState(false)
  return (
    <OneSecret
      relogin={relogin}
      text={translate(phone ? 'app.relogin.token_sent' : 'app.relogin.token_app', { phone })}
      label={translate('app.relogin.token')}
      submit={translate('app.relogin.go_on')}
      use="second_step"
      onGive={token => relogin.giveToken(token, remember)}
      input={CODE}
      after={
        <>
          <FormControlLabel
            label={translate('app.relogin.remember')}
            control={<Checkbox checked={remember} onChange={(_event, ticked) => setRemember(ticked)} />}
          />
          <Aside text={translate('app.relogin.use_recovery')} onPress={onOther} />
        </>
      }
    >
      {phone !== null && <SendAgain relogin={relogin} />}
    </OneSecret>
  )
}

/** Whoever types one has no phone at hand: it may be somebody else who has, and nothing is remembered. */
function RecoveryStep({ relogin, onOther }: StepProps) {
  const translate = useTranslate()
  return (
    <OneSecret
      relogin={relogin}
      text={translate('app.relogin.recovery_text')}
      label={translate('app.relogin.recovery')}
      submit={translate('app.relogin.go_on')}
      use="second_step"
      onGive={token => relogin.giveToken(token, false)}
      input={RECOVERY}
      after={<Aside text={translate('app.relogin.use_code')} onPress={onOther} />}
    />
  )
}

function SendAgain({ relogin }: Pick<StepProps, 'relogin'>) {
  const translate = useTranslate()
  const [isSent, setSent] = useState(false)
  const send = async (): Promise<void> => {
    setSent(false)
    setSent(await relogin.sendAgain())
  }
  return (
    <Box>
      <Aside text={translate('app.relogin.again')} onPress={() => void send()} />
      <Typography role="status" variant="body2" color="textSecondary">
        {isSent && translate('app.relogin.again_sent')}
      </Typography>
    </Box>
  )
}

const Aside = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={onPress}>
    {text}
  </Button>
)
