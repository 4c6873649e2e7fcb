// Chooses files in a form, or takes those that are dropped or pasted: each shows how far it has come, can be tried again when it failed, and removed.
import AttachFile from '@mui/icons-material/AttachFile'
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import Upload from '@mui/icons-material/UploadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { UPLOAD_MAX_BYTES } from '@practicum/shared/features/attachments/attachments.contract'
import { VIDEO_MAX_BYTES } from '@practicum/shared/features/attachments/upload-limits'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ChooseButton } from './ChooseButton'
import { PendingFiles } from './PendingFiles'
import { sizeText } from './size-text'
import { TakenFiles } from './TakenFiles'
import { TAKES, useTakenFiles } from './use-taken-files'
import type { Uploads } from './use-uploads'

/** Few need it: fetched by who does. */
const HipaaNeeded = lazyWithRetry(() => import('../ce-courses/HipaaNeeded'))
const UploadDialog = lazyWithRetry(() => import('./UploadDialog'))

export interface DocumentsFieldProps {
  readonly uploads: Uploads
  /** Of its title: below that of a form, or right below that of a page. */
  readonly level?: 'h2' | 'h3'
  /** What is attached already. */
  readonly children?: ReactNode
}

export function DocumentsField({ uploads, level = 'h3', children }: DocumentsFieldProps) {
  const translate = useTranslate()
  const id = useId()
  const { zone, taken } = useTakenFiles(uploads.add)
  const { user, role } = useMe()
  if (role === 'trainee' && !user.hipaa_completed) return <Needed text={translate('attachments.hipaa')} />
  return (
    <Box
      {...zone.getRootProps({ role: 'group', 'aria-labelledby': id, [TAKES]: '' })}
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      {zone.isDragGlobal && <DropHere active={zone.isDragActive} />}
      <TakenFiles names={taken} />
      <Typography id={id} variant="subtitle2" component={level}>
        {translate('attachments.documents')}
      </Typography>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ChooseButton uploads={uploads} words="attachments.choose" icon={<AttachFile />} />
        <CameraButton uploads={uploads} />
        <UploadButton uploads={uploads} />
        <Typography variant="body2" color="textSecondary">
          {translate(takesFilms(uploads) ? 'attachments.hint_kinds' : 'attachments.hint', {
            size: sizeText(UPLOAD_MAX_BYTES),
            video: sizeText(VIDEO_MAX_BYTES),
          })}
        </Typography>
      </Box>
      <PendingFiles uploads={uploads} />
    </Box>
  )
}

const Needed = ({ text }: { text: string }) => (
  <Suspense fallback={<Alert severity="info">{text}</Alert>}>
    <HipaaNeeded text={text} />
  </Suspense>
)

/** Opens what takes files from elsewhere. */
function UploadButton({ uploads }: { uploads: Uploads }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Upload />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('attachments.from')}
      </Button>
      {open && (
        // What happens in the dialog is none of the field's: dropped in both, a file would come twice.
        <Box component="span" onDrop={apart} onDragEnter={apart} onDragOver={apart} onDragLeave={apart}>
          <Suspense fallback={null}>
            <UploadDialog uploads={uploads} onClose={() => setOpen(false)} />
          </Suspense>
        </Box>
      )}
    </>
  )
}

const apart = (event: { stopPropagation: () => void }): void => event.stopPropagation()

const takesFilms = ({ kinds }: Uploads): boolean => kinds.includes('video')

/** On what is held in a hand: its camera, without the way through its files. */
function CameraButton({ uploads }: { uploads: Uploads }) {
  const isInHand = useMediaQuery('(pointer: coarse)')
  if (!isInHand) return null
  const films = takesFilms(uploads)
  return (
    <ChooseButton
      uploads={uploads}
      words={films ? 'attachments.film' : 'attachments.photo'}
      icon={<PhotoCamera />}
      accept={films ? 'image/*,video/*' : 'image/*'}
      capture="environment"
    />
  )
}

/** Over the field, so that nothing moves: where files that are dragged can be dropped. */
function DropHere({ active }: { active: boolean }) {
  const translate = useTranslate()
  return (
    <Box
      aria-hidden
      sx={{
        ...{ position: 'absolute', inset: -8, zIndex: 1, display: 'grid', placeItems: 'center', pointerEvents: 'none' },
        ...{ border: '2px dashed', borderColor: 'primary.main', borderRadius: 1, bgcolor: 'background.paper' },
        ...{ color: 'primary.main', fontWeight: active ? 600 : 400, opacity: active ? 1 : 0.9 },
      }}
    >
      {translate('attachments.drop')}
    </Box>
  )
}
