// Takes files from where they are, sends them, and closes once they have arrived.
import AttachFile from '@mui/icons-material/AttachFile'
import CloudQueue from '@mui/icons-material/CloudQueue'
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { REMOTE_SOURCES, type RemoteSource, SOURCE_NAMES } from '@practicum/shared/contract/upload-sources'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useSession } from '../../providers/session'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { CameraView } from './CameraView'
import { ChooseButton } from './ChooseButton'
import { PendingFiles } from './PendingFiles'
import { isUploading, type PendingFile } from './pending-files'
import { TakenFiles } from './TakenFiles'
import { uploadDialogMessages } from './upload-dialog.messages'
import { useTakenFiles } from './use-taken-files'
import type { Uploads } from './use-uploads'

const RemoteSourceView = lazyWithRetry(() => import('./RemoteSourceView'))

interface UploadDialogProps {
  readonly uploads: Uploads
  readonly onClose: () => void
}

export default function UploadDialog(props: UploadDialogProps) {
  return (
    <ScreenWords name="uploading" english={uploadDialogMessages}>
      <Uploading {...props} />
    </ScreenWords>
  )
}

function Uploading({ uploads, onClose }: UploadDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [source, setSource] = useState<RemoteSource | 'camera'>()
  const back = (): void => setSource(undefined)
  const [asking, setAsking] = useState(false)
  const own = useOwnFiles(uploads)
  const uploading = isUploading(own)
  // What was asked about has come or failed: the next file is another matter.
  useEffect(() => {
    if (!uploading) setAsking(false)
  }, [uploading])
  const close = (): void => (uploading ? setAsking(true) : onClose())
  // Whoever is at the camera or in a folder goes on there.
  useArrived(own, () => source === undefined && onClose())
  const photographed = (photo: File): void => {
    back()
    uploads.add([photo])
  }
  return (
    <>
      <Dialog
        open
        fullWidth
        fullScreen={phone}
        maxWidth="sm"
        onClose={close}
        aria-labelledby={id}
        data-upload-state={uploading ? 'uploading' : 'open'}
      >
        <DialogTitle id={id}>{translate('uploading.title')}</DialogTitle>
        <DialogContent dividers>
          <Stack spacing={2}>
            {source === undefined && <Sources uploads={uploads} onChosen={setSource} />}
            {source === 'camera' && <CameraView onTaken={photographed} onBack={back} />}
            {source !== undefined && source !== 'camera' && (
              <Suspense fallback={<LinearProgress aria-label={translate('uploading.opening')} />}>
                <RemoteSourceView key={source} source={source} uploads={uploads} onBack={back} />
              </Suspense>
            )}
            <PendingFiles uploads={uploads} files={own} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate(uploading ? 'uploading.stop' : 'uploading.close')}</Button>
        </DialogActions>
      </Dialog>
      {asking && (
        <ConfirmDialog
          danger
          title={translate('uploading.stop_title')}
          consequence={translate('uploading.stop_text')}
          confirm={translate('uploading.stop_confirm')}
          dismiss={translate('uploading.stop_dismiss')}
          onConfirm={() => {
            for (const { uuid, state } of own) if (state === 'creating') uploads.remove(uuid)
            onClose()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Those that came while it is open. */
function useOwnFiles({ files }: Uploads): readonly PendingFile[] {
  const [before] = useState(() => new Set(files.map(({ uuid }) => uuid)))
  return files.filter(({ uuid }) => !before.has(uuid))
}

/** Once something was on its way, and all of it has arrived. */
function useArrived(files: readonly PendingFile[], onArrived: () => void): void {
  const wasUploading = useRef(false)
  const uploading = isUploading(files)
  const arrived = files.length > 0 && files.every(({ state }) => state === 'created')
  const latest = useRef(onArrived)
  latest.current = onArrived
  useEffect(() => {
    if (wasUploading.current && arrived) latest.current()
    wasUploading.current = uploading
  }, [arrived, uploading])
}

interface SourcesProps {
  readonly uploads: Uploads
  readonly onChosen: (source: RemoteSource | 'camera') => void
}

function Sources({ uploads, onChosen }: SourcesProps) {
  const translate = useTranslate()
  const { sources } = useSession().state.uploads
  const { zone, taken } = useTakenFiles(uploads.add)
  return (
    <Box
      {...zone.getRootProps({ role: 'group', 'aria-label': translate('uploading.sources') })}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2, borderRadius: 1 },
        ...{ border: '1px dashed', borderColor: zone.isDragActive ? 'primary.main' : 'divider' },
      }}
    >
      <TakenFiles names={taken} />
      <ChooseButton uploads={uploads} words="uploading.local" icon={<AttachFile />} />
      {uploads.kinds.includes('images') && (
        <Button variant="outlined" startIcon={<PhotoCamera />} onClick={() => onChosen('camera')}>
          {translate('uploading.by_camera')}
        </Button>
      )}
      {REMOTE_SOURCES.filter(source => sources.includes(source)).map(source => (
        <Button key={source} variant="outlined" startIcon={<CloudQueue />} onClick={() => onChosen(source)}>
          {SOURCE_NAMES[source]}
        </Button>
      ))}
      <Typography variant="body2" color="textSecondary">
        {translate('uploading.drop')}
      </Typography>
    </Box>
  )
}
