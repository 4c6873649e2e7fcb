// Chooses a file with a list of people, or takes one that is dropped: what is in it goes where a pasted list goes.
import UploadFile from '@mui/icons-material/UploadFile'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useDropzone } from 'react-dropzone'
import { LIST_FILE_ENDINGS, type ListFile, readListFile } from './list-file'

interface FileButtonProps {
  readonly disabled: boolean
  readonly onFile: (read: ListFile) => void
  /** Where else a file may be dropped. */
  readonly children: ReactNode
}

export function FileButton({ disabled, onFile, children }: FileButtonProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`invitations.invite.file.${key}`)
  // The list may have changed while the file was read.
  const latest = useRef(onFile)
  latest.current = onFile
  const take = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (!file) return
    const read = others.length > 0 ? SEVERAL : await readListFile(file).catch(() => UNREADABLE)
    latest.current(read)
  }
  // What it is, is seen by what is in it: a name says little, and what is dropped comes with any.
  const zone = useDropzone({ noClick: true, noKeyboard: true, disabled, onDrop: files => void take(files) })
  return (
    <Box
      {...zone.getRootProps({ role: undefined, tabIndex: undefined })}
      sx={{
        ...{ width: 1, display: 'grid', gap: 1, justifyItems: 'start', borderRadius: 1, outlineOffset: 6 },
        ...(zone.isDragGlobal && { outline: '2px dashed', outlineColor: 'primary.main' }),
      }}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Button startIcon={<UploadFile />} disabled={disabled} onClick={zone.open}>
          {words('choose')}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {words('help')}
        </Typography>
        <input
          {...zone.getInputProps({
            multiple: false,
            accept: LIST_FILE_ENDINGS.join(','),
            'aria-label': words('choose'),
          })}
          // The button opens it: it is no second one for whoever listens to the page.
          style={{ display: 'none' }}
        />
      </Box>
    </Box>
  )
}

const SEVERAL: ListFile = { fault: 'several' }
const UNREADABLE: ListFile = { fault: 'unreadable' }
