// The first step of an import: a file is chosen or dropped, and its first rows are shown.
import UploadFile from '@mui/icons-material/UploadFile'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDropzone } from 'react-dropzone'
import { Link as RouterLink } from 'react-router'
import { type CsvFault, type CsvFile, readCsv } from './csv-file'

interface FileStepProps {
  readonly kind: string
  readonly file: CsvFile | undefined
  readonly onFile: (file: CsvFile | undefined) => void
}

export function FileStep({ kind, file, onFile }: FileStepProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`importing.dialog.${key}`)
  const [fault, setFault] = useState<CsvFault>()
  const take = async (files: readonly File[]): Promise<void> => {
    const read = await readCsv(files)
    setFault(typeof read === 'string' ? read : undefined)
    onFile(typeof read === 'string' ? undefined : read)
  }
  const zone = useDropzone({ noClick: true, noKeyboard: true, onDrop: files => void take(files) })
  return (
    <Box
      {...zone.getRootProps({ role: undefined, tabIndex: undefined })}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography color="textSecondary">{words(`help.${kind}`)}</Typography>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2, borderRadius: 1 },
          ...{ border: '2px dashed', borderColor: zone.isDragGlobal ? 'primary.main' : 'divider' },
        }}
      >
        <Button variant={file ? 'outlined' : 'contained'} startIcon={<UploadFile />} onClick={zone.open}>
          {words('choose')}
        </Button>
        <Typography color="textSecondary">{words('drop')}</Typography>
        <input
          {...zone.getInputProps({ multiple: false, accept: '.csv', 'aria-label': words('choose') })}
          // The button opens it: it is no second one for whoever listens to the page.
          style={{ display: 'none' }}
        />
      </Box>
      {fault && <Alert severity="error">{translate(`importing.fault.${fault}`)}</Alert>}
      {!file && (
        <Link component={RouterLink} to="/imports" sx={{ justifySelf: 'start' }}>
          {words('earlier')}
        </Link>
      )}
      {file && <FirstRows file={file} />}
    </Box>
  )
}

function FirstRows({ file: { name, headings, rows } }: { file: CsvFile }) {
  const title = useTranslate()('importing.dialog.chosen', { name })
  // Two headings may be the same, and so may two rows: places alone tell them apart.
  const cells = (row: readonly string[]) => headings.map((_heading, at) => [at, row[at] ?? ''] as const)
  return (
    <>
      <Typography>{title}</Typography>
      <TableContainer tabIndex={0} role="region" aria-label={title} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {cells(headings).map(([at, text]) => (
                <TableCell key={at} sx={{ whiteSpace: 'nowrap' }}>
                  {text}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {[...rows.entries()].map(([line, row]) => (
              <TableRow key={line}>
                {cells(row).map(([at, text]) => (
                  <TableCell key={at} sx={{ whiteSpace: 'nowrap', maxWidth: 240, overflow: 'hidden' }}>
                    {text}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}
