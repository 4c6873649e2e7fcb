// Above a list: which saved view is open, and once something else is shown, how it is kept or taken back.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { BAR, type ListViewsProps } from '../../ui/list/list-views'
import { NOT_PRINTED } from '../../ui/print-styles'
import { useViewIntents } from './use-view-intents'
import { useViews } from './use-views'

export default function ViewBar(props: ListViewsProps) {
  const translate = useTranslate()
  const { open, pending, changed, shown, show } = useViews(props)
  const { overwrite, running } = useViewIntents()
  if (!open) return pending ? <Box sx={BAR} /> : null
  const { name, shared, own, creator } = open
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, ...BAR }}>
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
        <b>{name}</b>
        {shared && !own && ` · ${translate('saved-views.shared_by', { name: creator.name })}`}
        {changed && ` · ${translate('saved-views.changed')}`}
      </Typography>
      {changed && (
        <Box className={NOT_PRINTED} sx={{ display: 'flex', gap: 0.5 }}>
          {own && (
            <Button size="small" loading={running} onClick={() => void overwrite(open, shown)}>
              {translate('saved-views.overwrite')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => show(open)}>
            {translate('saved-views.reset')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
