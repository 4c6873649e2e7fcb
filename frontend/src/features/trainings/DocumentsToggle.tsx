// The documents of a training in short: fetched, with all that sends files, when somebody asks for them.
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { Suspense, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { HiddenDocuments } from '../attachments/HiddenDocuments'
import { maySeeDocuments } from './training-rights'

const TrainingDocuments = lazyWithRetry(() => import('./TrainingDocuments'))

export function DocumentsToggle({ training }: { training: TrainingView }) {
  const translate = useTranslate()
  const me = useMe()
  const id = useId()
  const [open, setOpen] = useState(false)
  if (!maySeeDocuments(training, me)) return null
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        endIcon={open ? <ExpandLess /> : <ExpandMore />}
        onClick={() => setOpen(!open)}
      >
        {translate('assigned.documents.title')}
      </Button>
      <Box id={id} hidden={!open} sx={{ pt: 1 }}>
        {open && (
          <Suspense fallback={<LinearProgress />}>
            {me.user.is_impersonating ? <HiddenDocuments /> : <TrainingDocuments training={training} />}
          </Suspense>
        )}
      </Box>
    </Box>
  )
}
