// The states of a list without its rows: loading, failed, nothing found, nothing there, and rows of another filter still in their place.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { BlankDrawing } from '../BlankDrawing'

const ROWS = [1, 2, 3, 4, 5, 6]

export function ListSkeleton() {
  const translate = useTranslate()
  return (
    <Paper variant="outlined" aria-busy sx={{ p: 2 }}>
      <Box sx={visuallyHidden} role="status">
        {translate('app.loading')}
      </Box>
      {ROWS.map(row => (
        <Skeleton key={row} height={40} />
      ))}
    </Paper>
  )
}

/** `old`: what is shown was asked for with another filter, order or page, and the answer to the present one is on its way. */
export function RowsOrOld({ old, children }: { old: boolean; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box aria-busy={old} sx={{ position: 'relative' }}>
      {old && (
        <LinearProgress
          aria-label={translate('app.loading')}
          sx={{ position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1, height: 3 }}
        />
      )}
      <Box sx={old ? { opacity: 0.45, pointerEvents: 'none' } : {}}>{children}</Box>
    </Box>
  )
}

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <Alert severity="error" action={<Button onClick={onRetry}>{translate('app.errors.try_again')}</Button>}>
      {translate('app.errors.list')}
    </Alert>
  )
}

export function NothingFound() {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  return (
    <EmptyState text={translate('app.list.nothing_found')}>
      <Button variant="outlined" onClick={() => setFilters({})}>
        {translate('app.list.clear')}
      </Button>
    </EmptyState>
  )
}

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, md: 6 }, textAlign: 'center' }}>
      <BlankDrawing />
      <Typography color="textSecondary" sx={{ mb: children ? 2 : 0 }}>
        {text}
      </Typography>
      {children}
    </Paper>
  )
}
