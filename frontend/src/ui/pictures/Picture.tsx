// A picture in a frame that has its height from the first: a title, the gist in a sentence, the drawing, and the same as a table.

import BarChart from '@mui/icons-material/BarChartOutlined'
import TableChart from '@mui/icons-material/TableRowsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type ReactNode, Suspense } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { lazyWithRetry } from '../lazy-with-retry'
import { NOT_PRINTED } from '../print-styles'
import { useNear } from '../use-near'
import { usePrinting } from '../use-printing'
import { type Drawing, tableOf } from './drawing'
import { PictureTable } from './PictureTable'
import { StepsDrawing } from './StepsDrawing'

/** The library of charts is fetched for the first of them that somebody scrolls to. */
const Chart = lazyWithRetry(() => import('./Chart'))

export interface PictureProps {
  /** Unique in the page; what is chosen of it is remembered by it. */
  readonly id: string
  readonly title: string
  /** Undefined: still loading; null: could not be loaded. */
  readonly drawing: Drawing | null | undefined
  readonly onRetry: () => void
}

export const PICTURE_HEIGHT = 304
const DRAWN = 180

export function Picture({ id, title, drawing, onRetry }: PictureProps) {
  const translate = useTranslate()
  const [asTable, setAsTable] = useStore(`pictures.${id}.table`, false)
  const other = translate(asTable ? 'app.picture.drawn' : 'app.picture.table')
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={`picture-${id}`}
      sx={{
        p: 2,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        height: PICTURE_HEIGHT,
        breakInside: 'avoid',
        '@media print': { height: 'auto' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h2" variant="subtitle1" id={`picture-${id}`} sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {drawing && drawing.empty === undefined && (
          <Tooltip title={other}>
            <IconButton
              size="small"
              className={NOT_PRINTED}
              aria-label={`${other}: ${title}`}
              onClick={() => setAsTable(!asTable)}
              sx={{ mt: -0.5, mr: -0.5 }}
            >
              {asTable ? <BarChart fontSize="small" /> : <TableChart fontSize="small" />}
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <Content id={id} drawing={drawing} asTable={asTable} onRetry={onRetry} />
    </Paper>
  )
}

function Content({ id, drawing, asTable, onRetry }: Omit<PictureProps, 'title'> & { asTable: boolean }) {
  const translate = useTranslate()
  if (drawing === undefined) return <Loading />
  if (drawing === null) {
    return (
      <Middle>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {translate('app.picture.failed')}
        </Typography>
        <Button size="small" onClick={onRetry}>
          {translate('app.errors.try_again')}
        </Button>
      </Middle>
    )
  }
  if (drawing.empty !== undefined) {
    return (
      <Middle>
        <Typography color="textSecondary">{drawing.empty}</Typography>
      </Middle>
    )
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, minHeight: 20 }}>
        {drawing.gist}
      </Typography>
      <Drawn id={id} drawing={drawing} asTable={asTable} />
      {drawing.to && (
        <MuiLink
          component={Link}
          to={drawing.to.path}
          variant="body2"
          className={NOT_PRINTED}
          sx={{ alignSelf: 'flex-start', mt: 'auto', minHeight: 24, display: 'inline-flex', alignItems: 'center' }}
        >
          {drawing.to.label}
        </MuiLink>
      )}
    </>
  )
}

function Drawn({ id, drawing, asTable }: { id: string; drawing: Drawing; asTable: boolean }) {
  const translate = useTranslate()
  const printing = usePrinting()
  const [place, near] = useNear<HTMLDivElement>()
  const { shape } = drawing
  const table = tableOf(shape, translate(shape.kind === 'steps' ? 'app.picture.standing' : 'app.picture.number'))
  const asWords = asTable || printing
  return (
    <Box
      ref={place}
      {...(asWords && { role: 'group', tabIndex: 0, 'aria-labelledby': `picture-${id}` })}
      sx={{
        flex: '1 1 auto',
        minHeight: 0,
        position: 'relative',
        overflow: asWords ? 'auto' : 'hidden',
        '@media print': { overflow: 'visible' },
      }}
    >
      <Box sx={asWords ? {} : visuallyHidden}>
        <PictureTable label={`picture-${id}`} table={table} linked={asWords} />
      </Box>
      {!asWords && (
        <Box aria-hidden={shape.kind !== 'steps'} sx={{ height: DRAWN }}>
          {shape.kind === 'steps' ? (
            <StepsDrawing shape={shape} />
          ) : (
            near && (
              <Suspense fallback={<Skeleton variant="rounded" height={DRAWN} />}>
                <Chart shape={shape} height={DRAWN} />
              </Suspense>
            )
          )}
        </Box>
      )}
    </Box>
  )
}

function Loading() {
  return (
    <Box aria-hidden>
      <Skeleton variant="text" sx={{ width: '60%', mb: 1 }} />
      <Skeleton variant="rounded" height={DRAWN} />
    </Box>
  )
}

const Middle = ({ children }: { children: ReactNode }) => (
  <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center', textAlign: 'center', px: 2 }}>
    {children}
  </Box>
)
