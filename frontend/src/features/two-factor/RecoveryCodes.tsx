// Recovery codes, shown this once: to be copied, downloaded or printed.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { browser } from '../../providers/browser'
import { NOT_PRINTED } from '../../ui/print-styles'
import { useSecondStepWords } from './second-step'

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const words = useSecondStepWords().codes
  const [said, setSaid] = useState('')
  const text = [words.file, ...codes, ''].join('\n')
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.not_copied),
    )
  const download = (): void => browser.save('practicum-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))
  return (
    <>
      <Box
        component="ul"
        aria-label={words.label}
        sx={{
          ...{ listStyle: 'none', m: 0, my: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 },
          ...{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 },
          ...{ fontFamily: 'monospace', fontSize: 15 },
        }}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box className={NOT_PRINTED} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button size="small" variant="outlined" onClick={download}>
          {words.download}
        </Button>
        <Button size="small" variant="outlined" onClick={() => browser.print()}>
          {words.print}
        </Button>
        <Typography role="status" variant="body2" color="textSecondary">
          {said}
        </Typography>
      </Box>
    </>
  )
}
