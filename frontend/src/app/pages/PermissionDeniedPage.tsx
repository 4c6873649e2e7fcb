// Shown when the current role may not open the path named in the query.
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { PageMessage } from '../../ui/PageMessage'

export function PermissionDeniedPage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  return (
    <PageMessage
      title={translate('app.denied.title')}
      text={translate('app.denied.text', { path: query.get('path') ?? '' })}
    >
      <Button component={Link} to="/dashboard" variant="contained">
        {translate('app.denied.home')}
      </Button>
    </PageMessage>
  )
}
