// Shown for an address without a screen, with the message its query carries.
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { PageMessage } from '../../ui/PageMessage'

export function NotFoundPage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const text = query.get('error') ?? query.get('message') ?? translate('app.not_found.text')
  return (
    <PageMessage title={translate('app.not_found.title')} text={text}>
      <Button component={Link} to="/dashboard" variant="contained">
        {translate('app.denied.home')}
      </Button>
    </PageMessage>
  )
}
