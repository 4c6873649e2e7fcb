// What the app reads, as a picture and as text, and the first code that it makes of it.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { authenticatorSetup as authenticatorSetupRow } from '@practicum/shared/features/two-factor/two-factor.contract'
import { useEffect, useState } from 'react'
import { useSession } from '../../providers/session'
import { Field } from '../../ui/form/Field'
import { useFirstForm } from '../../ui/form/use-first-form'
import { Refused } from './StepPaper'
import { useSecondStepWords } from './second-step'
import { authenticatorSetup, verifyAuthenticator } from './two-factor.rows'
import type { Steps } from './use-step'

/** Pixels, so that nothing moves when it comes. */
const QR_SIZE = 200

export interface ScanCodeProps {
  readonly steps: Steps
  /** With the recovery codes, which nobody is told again. */
  readonly onVerified: (recoveryCodes: readonly string[]) => void
  readonly hasOthers: boolean
  readonly onOtherMethod: () => void
}

export function ScanCode({ steps, onVerified, hasOthers, onOtherMethod }: ScanCodeProps) {
  const { api } = useSession()
  const words = useSecondStepWords()
  const { run } = steps
  const [read, setRead] = useState<AnswerOf<typeof authenticatorSetupRow>>()

  useEffect(() => {
    void run(async () => setRead(await api.call(authenticatorSetup, {})))
  }, [api, run])

  const form = useFirstForm({
    values: { token: '' },
    check: ({ token }) => (token.trim() === '' ? { token: words.required } : {}),
    send: ({ token }) =>
      run(async () => {
        const { csrf_token, recovery_codes } = await api.call(verifyAuthenticator, { body: { token } })
        api.takeToken(csrf_token)
        onVerified(recovery_codes)
      }),
  })
  return (
    <Stack component="form" {...form.element} spacing={2.5}>
      <Refused text={steps.refused} />
      <Typography>{words.setup.scan}</Typography>
      <QrCode svg={read?.qrCode} />
      <Key secret={read?.secret} />
      <Typography>{words.setup.verify}</Typography>
      <Field
        label={words.setup.code}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        {...form.bind('token')}
      />
      <Button type="submit" variant="contained" size="large" disabled={form.running || read === undefined}>
        {words.setup.finish}
      </Button>
      {hasOthers && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={onOtherMethod}>
          {words.setup.other_method}
        </Button>
      )}
    </Stack>
  )
}

/** Black on white in every scheme: cameras read it so. */
function QrCode({ svg }: { svg: string | undefined }) {
  const { qr } = useSecondStepWords().setup
  const size = { width: QR_SIZE, height: QR_SIZE, alignSelf: 'center' }
  if (svg === undefined) return <Skeleton variant="rounded" sx={size} />
  return <Box component="img" alt={qr} src={`data:image/svg+xml;base64,${svg}`} sx={{ ...size, borderRadius: 1 }} />
}

const FOURS = /.{1,4}/g

function Key({ secret = '' }: { secret: string | undefined }) {
  const { cannot_scan, key } = useSecondStepWords().setup
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {cannot_scan}
      </Typography>
      <Box component="output" aria-label={key} sx={{ display: 'block', minHeight: 48, fontFamily: 'monospace' }}>
        {secret.match(FOURS)?.join(' ')}
      </Box>
    </Box>
  )
}
