// A line that offers the film, which opens over the page.
import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Paper from '@mui/material/Paper'
import { alpha } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Film } from './Film'

export interface FilmStripProps {
  /** Of the title, unique in the page. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** What else can be done. */
  readonly children?: ReactNode
}

export function FilmStrip({ id, title, text, children }: FilmStripProps) {
  const translate = useTranslate()
  const [watching, setWatching] = useState(false)
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        pl: 2,
        pr: 1,
        py: 0.75,
        mb: 3,
        bgcolor: ({ palette }) => alpha(palette.primary.main, 0.08),
      }}
    >
      <PlayCircle fontSize="small" color="primary" aria-hidden />
      <Typography component="h2" variant="body2" id={id} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 auto', minWidth: 0 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
        <Button size="small" onClick={() => setWatching(true)}>
          {translate('dashboards.film.watch')}
        </Button>
        {children}
      </Box>
      {watching && <FilmDialog onClose={() => setWatching(false)} />}
    </Paper>
  )
}

function FilmDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="film">
      <DialogTitle id="film">{translate('dashboards.film.title')}</DialogTitle>
      <DialogContent dividers sx={{ p: 0, lineHeight: 0 }}>
        <Film />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('dashboards.film.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
