// Passkeys on the page of one's account: what there is, each with a name of one's own, and a way to add one of this device.
import KeyIcon from '@mui/icons-material/KeyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { listPasskeys, type ShownPasskey } from '@practicum/shared/features/passkeys/passkeys.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { hasAuthenticators } from '../../providers/has-authenticators'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { AddPasskey } from './AddPasskey'
import { RemovePasskey, RenamePasskey } from './PasskeyQuestions'
import { passkeySectionMessages } from './passkey-section.messages'

/** Nobody who acts as somebody is told how they sign in. */
export default function PasskeysSection() {
  return useMe().user.is_impersonating ? null : (
    <ScreenWords name="passkeys" english={passkeySectionMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const read = useRead(listPasskeys, {})
  return (
    <TitledPaper id="account-passkeys" title={translate('passkeys.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('passkeys.about')}
      </Typography>
      <ReadFrame read={read}>
        {({ offered, passkeys }) => (
          <>
            {passkeys.length === 0 ? (
              <Typography>{translate('passkeys.none')}</Typography>
            ) : (
              <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {passkeys.map(passkey => (
                  <PasskeyItem key={passkey.id} passkey={passkey} />
                ))}
              </Stack>
            )}
            <Adding isOffered={offered} />
          </>
        )}
      </ReadFrame>
    </TitledPaper>
  )
}

function PasskeyItem({ passkey }: { passkey: ShownPasskey }) {
  const { name, added_at, last_used_at } = passkey
  const translate = useTranslate()
  const [asked, setAsked] = useState<'rename' | 'remove'>()
  const close = (): void => setAsked(undefined)
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <KeyIcon color="action" />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('passkeys.added_at')} <InstantText at={added_at} />,{' '}
          {last_used_at === null ? (
            translate('passkeys.unused')
          ) : (
            <>
              {translate('passkeys.used_at')} <InstantText at={last_used_at} clock />
            </>
          )}
        </Typography>
      </Box>
      <Stack direction="row" spacing={1}>
        {(['rename', 'remove'] as const).map(step => (
          <Button
            key={step}
            size="small"
            variant="outlined"
            color={step === 'remove' ? 'error' : 'primary'}
            aria-label={translate(`passkeys.${step}.named`, { name })}
            onClick={() => setAsked(step)}
          >
            {translate(`passkeys.${step}.button`)}
          </Button>
        ))}
      </Stack>
      {asked === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {asked === 'remove' && <RemovePasskey passkey={passkey} onClose={close} />}
    </Box>
  )
}

function Adding({ isOffered }: { isOffered: boolean }) {
  const translate = useTranslate()
  const [adding, setAdding] = useState(false)
  const hint = (key: string) => (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {translate(key)}
    </Typography>
  )
  if (!isOffered) return hint('passkeys.not_offered')
  if (!hasAuthenticators()) return hint('passkeys.not_here')
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={() => setAdding(true)}>
        {translate('passkeys.add.button')}
      </Button>
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
    </>
  )
}
