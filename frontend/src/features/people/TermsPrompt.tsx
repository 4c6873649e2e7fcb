// Asks whoever has not accepted the terms of service and the privacy policy, as they are now; both, or it stays.
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { acceptTermsAndPrivacy } from '@practicum/shared/features/people/people.contract'
import { SHOWN_HERE } from '@practicum/shared/features/people/terms'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { useToldIntent } from '../../ui/use-told-intent'

const PAGES = { terms: '/terms-of-service', privacy: '/privacy-policy' } as const
type Text = keyof typeof PAGES

export function TermsPrompt() {
  const { user } = useMe()
  const isAsked = !user.is_impersonating && !(user.has_accepted_terms && user.has_accepted_privacy)
  return isAsked ? <Prompt /> : null
}

function Prompt() {
  const translate = useTranslate()
  const { renew } = useSession()
  const { run, running } = useToldIntent(acceptTermsAndPrivacy)
  const [ticked, setTicked] = useState({ terms: false, privacy: false })
  const accept = async (): Promise<void> => {
    await run({ body: SHOWN_HERE }, () => ['people.terms.done'])
    await renew()
  }
  return (
    <Paper component="section" variant="outlined" aria-labelledby="terms-prompt" sx={{ p: 2, mb: 3 }}>
      <Typography component="h2" variant="subtitle1" id="terms-prompt">
        {translate('people.terms.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('people.terms.text')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2, alignItems: { sm: 'center' }, mt: 1 }}>
        {(['terms', 'privacy'] as const).map(text => (
          <TextTick
            key={text}
            text={text}
            ticked={ticked[text]}
            onTick={now => setTicked({ ...ticked, [text]: now })}
          />
        ))}
        <Button
          variant="contained"
          loading={running}
          disabled={!(ticked.terms && ticked.privacy)}
          onClick={() => void accept()}
          sx={{ ml: { sm: 'auto' }, mt: { xs: 1, sm: 0 } }}
        >
          {translate('people.terms.accept')}
        </Button>
      </Stack>
    </Paper>
  )
}

interface TextTickProps {
  readonly text: Text
  readonly ticked: boolean
  readonly onTick: (ticked: boolean) => void
}

function TextTick({ text, ticked, onTick }: TextTickProps) {
  const translate = useTranslate()
  return (
    <FormControlLabel
      control={<Checkbox checked={ticked} onChange={(_event, now) => onTick(now)} />}
      label={
        <>
          {translate('people.terms.i_accept')}{' '}
          <Link href={PAGES[text]} target="_blank" rel="noopener">
            {translate(`people.terms.${text}`)}
          </Link>
        </>
      }
    />
  )
}
