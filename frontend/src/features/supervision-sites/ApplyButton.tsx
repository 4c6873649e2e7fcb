// Leads a trainee from a site to the request for a placement there.
import Button from '@mui/material/Button'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { mayApplyAt } from './site-rights'

interface ApplyButtonProps {
  readonly site: SiteView
  readonly primary?: boolean
}

export function ApplyButton({ site, primary = false }: ApplyButtonProps) {
  const translate = useTranslate()
  const me = useMe()
  if (!mayApplyAt(me, site)) return null
  return (
    <Button
      component={Link}
      to={`/applications?siteId=${site.id}#request-placement`}
      variant={primary ? 'contained' : 'outlined'}
      size={primary ? 'medium' : 'small'}
      // Within a row, which leads to the site.
      onClick={event => event.stopPropagation()}
      aria-label={translate('sites.apply_at', { name: site.name })}
      sx={{ justifySelf: 'start' }}
    >
      {translate('sites.apply')}
    </Button>
  )
}
