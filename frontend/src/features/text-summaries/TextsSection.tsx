// Text messages about what one has not read: to which phone, and how often; kept as soon as it is chosen.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { SUMMARIES, type SummaryOften } from '@practicum/shared/features/notifications/summary.events'
import {
  chooseTextSummary,
  type TextSummaryAnswer,
  textSummary,
  withdrawTextNumber,
} from '@practicum/shared/features/text-summaries/text-summaries.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { AskedButton } from '../../ui/AskedButton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToldIntent } from '../../ui/use-told-intent'
import { textSummaryMessages } from './texts.messages'

/** With the rules of every country's numbers. */
const NumberDialogs = lazyWithRetry(() => import('./NumberDialogs'))

export default function TextsSection() {
  return (
    <ScreenWords name="texts" english={textSummaryMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const read = useRead(textSummary, {})
  return (
    <TitledPaper id="account-texts" title={translate('texts.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('texts.about')}
      </Typography>
      <ReadFrame read={read}>{answer => <Standing {...answer} />}</ReadFrame>
    </TitledPaper>
  )
}

function Standing({ phone, often, offered }: TextSummaryAnswer) {
  const translate = useTranslate()
  const { is_impersonating } = useMe().user
  const [giving, give] = useState(false)
  const words = (key: string): string => translate(`texts.${key}`)
  if (phone === null && !offered) return <Typography>{words('unavailable')}</Typography>
  return (
    <>
      {phone === null ? <Typography>{words('none')}</Typography> : <Often phone={phone} often={often} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {offered && (
          <Button variant="outlined" size="small" disabled={is_impersonating} onClick={() => give(true)}>
            {words(phone === null ? 'number.give' : 'number.change')}
          </Button>
        )}
        {phone !== null && (
          <AskedButton
            row={withdrawTextNumber}
            options={{}}
            danger
            color="error"
            size="small"
            disabled={is_impersonating}
            title={words('withdraw.title')}
            consequence={words('withdraw.consequence')}
            confirm={words('withdraw.button')}
            done={() => [words('withdraw.done')]}
          />
        )}
      </Box>
      {giving && (
        <Suspense fallback={null}>
          <NumberDialogs onClose={() => give(false)} />
        </Suspense>
      )}
    </>
  )
}

function Often({ phone, often }: { phone: string; often: SummaryOften }) {
  const translate = useTranslate()
  const { is_impersonating } = useMe().user
  const { run, running } = useToldIntent(chooseTextSummary)
  const choose = (next: SummaryOften): void =>
    void run({ body: { often: next } }, () => [translate(`texts.done.${next}`)])
  return (
    <>
      <Typography>{translate('texts.goes', { phone })}</Typography>
      <TextField
        select
        fullWidth={false}
        label={translate('texts.often_label')}
        value={often}
        disabled={running || is_impersonating}
        onChange={event => choose(event.target.value as SummaryOften)}
        sx={{ maxWidth: 420, width: '100%', mt: 2 }}
      >
        {SUMMARIES.map(one => (
          <MenuItem key={one} value={one}>
            {translate(`texts.often.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
