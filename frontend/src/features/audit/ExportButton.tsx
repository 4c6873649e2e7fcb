// Takes what the explorer finds as a file, under the filter of the list around it, for a reason that is noted.
import Policy from '@mui/icons-material/PolicyOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useFilterValues } from '../../ui/list/filters/FilterChip'

const ExportDialog = lazyWithRetry(() => import('./ExportDialog'))

export function ExportButton() {
  const translate = useTranslate()
  const [values] = useFilterValues()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Policy />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('audit.export.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ExportDialog filter={values} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
