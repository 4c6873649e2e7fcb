// Shown in place of a screen whose code failed, instead of a blank page.
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { browser } from '../../providers/browser'
import { PageMessage } from '../../ui/PageMessage'

export function CrashPage() {
  const translate = useTranslate()
  return (
    <PageMessage title={translate('app.crash.title')} text={translate('app.crash.text')}>
      <Button variant="contained" onClick={browser.reload}>
        {translate('app.errors.reload')}
      </Button>
    </PageMessage>
  )
}
