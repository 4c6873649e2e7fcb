// An event as the log holds it, to the letter: closed at first, to be read and copied by whoever has to be exact.
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useToast } from '../../ui/toast'

export interface InTheLogProps {
  readonly data: unknown
  readonly metadata: unknown
}

export function InTheLog(event: InTheLogProps) {
  const translate = useTranslate()
  const [opened, setOpened] = useState(false)
  const shown = useId()
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Button
        color="inherit"
        aria-expanded={opened}
        aria-controls={shown}
        endIcon={opened ? <ExpandLess /> : <ExpandMore />}
        onClick={() => setOpened(!opened)}
        sx={{ justifySelf: 'start' }}
      >
        {translate('audit.in_log.title')}
      </Button>
      <Box id={shown} hidden={!opened} sx={{ display: opened ? 'grid' : 'none', gap: 2 }}>
        {opened && <Whole {...event} />}
      </Box>
    </Box>
  )
}

function Whole({ data, metadata }: InTheLogProps) {
  const translate = useTranslate()
  const toast = useToast()
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(written({ data, metadata })).then(
      () => toast(translate('audit.in_log.copied')),
      () => toast(translate('audit.in_log.not_copied'), { type: 'error' }),
    )
  return (
    <>
      <Json title={translate('audit.in_log.data')} value={data} />
      <Json title={translate('audit.in_log.metadata')} value={metadata} />
      <Button
        size="small"
        variant="outlined"
        startIcon={<ContentCopy />}
        onClick={() => void copy()}
        sx={{ justifySelf: 'start' }}
      >
        {translate('audit.in_log.copy')}
      </Button>
    </>
  )
}

const written = (value: unknown): string => JSON.stringify(value, null, 2)

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.875rem' }}>
        {title}
      </Box>
      <Box
        component="pre"
        sx={{
          m: 0,
          p: 2,
          bgcolor: 'action.hover',
          borderRadius: 1,
          fontSize: '0.8125rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {written(value)}
      </Box>
    </Box>
  )
}
