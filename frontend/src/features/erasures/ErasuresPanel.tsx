// Tells admins on their dashboard of erasures that wait for one of them; nothing where none does.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { filterTail } from '../../app/feature'
import { TitledPaper } from '../../ui/TitledPaper'

const WAITING = { status: 'requested' } as const

export function ErasuresPanel() {
  const translate = useTranslate()
  const sort = { field: 'changed_at', order: 'DESC' } as const
  const { total = 0 } = useGetList('erasures', { filter: WAITING, sort, pagination: { page: 1, perPage: 1 } })
  if (total === 0) return null
  return (
    <TitledPaper id="erasures-waiting" title={translate('erasures.panel.title')}>
      <Typography sx={{ mb: 1 }}>{translate('erasures.panel.text', { smart_count: total })}</Typography>
      <Button component={Link} to={`/erasures${filterTail(WAITING)}`} variant="outlined">
        {translate('erasures.panel.open')}
      </Button>
    </TitledPaper>
  )
}
