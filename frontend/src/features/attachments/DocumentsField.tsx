// Chooses files in a form, or takes those that are dropped or pasted: each shows how far it has come, can be tried again when it failed, and removed.
import AttachFile from '@mui/icons-material/AttachFile'
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { extensionsOfKinds } from '@practicum/shared/features/attachments/attachment-kinds'
import { UPLOAD_MAX_BYTES } from '@practicum/shared/features/attachments/attachments.contract'
import { VIDEO_MAX_BYTES } from '@practicum/shared/features/attachments/upload-limits'
import { type ReactNode, Suspense, useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { PendingFileRow } from './PendingFileRow'
import { sizeText } from './size-text'
import { useTakenFiles } from './use-taken-files'
import type { Uploads } from './use-uploads'

/** Few need it: fetched by who does. */
const HipaaNeeded = lazyWithRetry(() => import('../ce-courses/HipaaNeeded'))

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
  const input = useRef<HTMLInputElement>(null)
  const { zone, taken } = useTakenFiles(uploads.add)
  const { user, role } = useMe()
  if (role === 'trainee' && !user.hipaa_completed) return <Needed text={translate('attachments.hipaa')} />
  return (
    <Box
      {...zone.getRootProps({ role: 'group', 'aria-labelledby': id })}
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      {zone.isDragGlobal && <DropHere active={zone.isDragActive} />}
      <Box role="status" sx={visuallyHidden}>
        {taken.length > 0 && translate('attachments.taken', { smart_count: taken.length, names: taken.join(', ') })}
      </Box>
      <Typography id={id} variant="subtitle2" component={level}>
        {translate('attachments.documents')}
      </Typography>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<AttachFile />} onClick={() => input.current?.click()}>
          {translate('attachments.choose')}
        </Button>
        <CameraButton uploads={uploads} />
        <Typography variant="body2" color="textSecondary">
          {translate(takesFilms(uploads) ? 'attachments.hint_kinds' : 'attachments.hint', {
            size: sizeText(UPLOAD_MAX_BYTES),
            video: sizeText(VIDEO_MAX_BYTES),
          })}
        </Typography>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={translate('attachments.choose')}
          accept={extensionsOfKinds(uploads.kinds).join(',')}
          onChange={event => {
            uploads.add([...(event.target.files ?? [])])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </Box>
      {uploads.files.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
          {uploads.files.map(file => (
            <PendingFileRow
              key={file.uuid}
              file={file}
              onPause={() => uploads.pause(file.uuid)}
              onRetry={() => uploads.retry(file.uuid)}
              onRemove={() => uploads.remove(file.uuid)}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

const Needed = ({ text }: { text: string }) => (
  <Suspense fallback={<Alert severity="info">{text}</Alert>}>
    <HipaaNeeded text={text} />
  </Suspense>
)

const takesFilms = ({ kinds }: Uploads): boolean => kinds.includes('video')

/** On what is held in a hand: its camera, without the way through its files. */
function CameraButton({ uploads }: { uploads: Uploads }) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const isInHand = useMediaQuery('(pointer: coarse)')
  if (!isInHand) return null
  const words = translate(takesFilms(uploads) ? 'attachments.film' : 'attachments.photo')
  return (
    <>
      <Button variant="outlined" startIcon={<PhotoCamera />} onClick={() => input.current?.click()}>
        {words}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words}
        accept={takesFilms(uploads) ? 'image/*,video/*' : 'image/*'}
        capture="environment"
        onChange={event => {
          uploads.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
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
