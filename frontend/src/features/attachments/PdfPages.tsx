// A PDF looked at page by page.
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { openPdf, type Pdf } from './pdf'

interface PdfPagesProps {
  readonly name: string
  readonly file: Blob
}

export default function PdfPages({ name, file }: PdfPagesProps) {
  const translate = useTranslate()
  const { pdf, failed, fail } = usePdf(file)
  const [page, setPage] = useState(1)
  if (failed) return <Typography role="alert">{translate('attachments.pdf.failed')}</Typography>
  const pages = pdf?.pages ?? 1
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mb: 1 }}>
        <Turn way="previous" to={page - 1} pages={pages} onTurn={setPage}>
          <ChevronLeft />
        </Turn>
        <Typography role="status" variant="body2" sx={{ minWidth: '9em', textAlign: 'center' }}>
          {pdf ? translate('attachments.pdf.page', { page, pages }) : translate('app.loading')}
        </Typography>
        <Turn way="next" to={page + 1} pages={pages} onTurn={setPage}>
          <ChevronRight />
        </Turn>
      </Box>
      <Box
        // Longer than its place: the keyboard scrolls it too.
        tabIndex={0}
        role="region"
        aria-label={name}
        // On a phone as high as a page is.
        sx={{
          height: 'min(60vh, 105vw)',
          overflow: 'auto',
          bgcolor: 'action.hover',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {pdf && <Page key={page} pdf={pdf} page={page} name={name} onFailed={fail} />}
      </Box>
    </>
  )
}

interface TurnProps {
  readonly way: 'previous' | 'next'
  readonly to: number
  readonly pages: number
  readonly onTurn: (page: number) => void
  readonly children: ReactNode
}

function Turn({ way, to, pages, onTurn, children }: TurnProps) {
  const translate = useTranslate()
  const none = to < 1 || to > pages
  return (
    <IconButton
      aria-label={translate(`attachments.pdf.${way}`)}
      // Stays under the keyboard that has turned to the last page.
      aria-disabled={none}
      onClick={() => {
        if (!none) onTurn(to)
      }}
      sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
    >
      {children}
    </IconButton>
  )
}

function usePdf(file: Blob) {
  const [pdf, setPdf] = useState<Pdf>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let left = false
    const opening = openPdf(file)
    opening.then(
      opened => !left && setPdf(opened),
      () => !left && setFailed(true),
    )
    return () => {
      left = true
      opening.then(
        opened => opened.close(),
        () => undefined,
      )
    }
  }, [file])
  return { pdf, failed, fail: () => setFailed(true) }
}

interface PageProps {
  readonly pdf: Pdf
  readonly page: number
  readonly name: string
  readonly onFailed: () => void
}

function Page({ pdf, page, name, onFailed }: PageProps) {
  const translate = useTranslate()
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(onFailed)
  latest.current = onFailed
  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return
    let left = false
    const drawing = pdf.start(page, drawn, drawn.clientWidth)
    drawing.drawn.catch(() => !left && latest.current())
    return () => {
      left = true
      drawing.stop()
    }
  }, [pdf, page])
  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={translate('attachments.pdf.picture', { name, page })}
      // Paper is white, whatever the scheme.
      sx={{ display: 'block', width: '100%', maxWidth: 860, m: 'auto', bgcolor: '#ffffff' }}
    />
  )
}
