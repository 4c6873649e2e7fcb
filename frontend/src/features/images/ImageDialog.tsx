// Chooses an image, drops it or pastes it; shows how it will look, and sends it when it is saved.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { ACCEPTED_IMAGES } from '@practicum/shared/features/attachments/attachment-kinds'
import { IMAGE_MAX_BYTES } from '@practicum/shared/features/attachments/attachments.contract'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFailureWords } from '../../providers/use-intent'
import { useToast } from '../../ui/toast'
import { sizeText, useTakenFiles } from '../attachments/documents'
import { type ChosenImage, useChosenImage } from './use-chosen-image'
import { useSentImage } from './use-sent-image'

/** Resolves with the key of what is said then; throws {@link ApiFailure}. */
type Doing<Args extends readonly unknown[] = []> = (...args: Args) => Promise<string>

export interface ImageDialogProps {
  readonly title: string
  /** What becomes of the image. */
  readonly about: string
  /** How an image looks where it will stand; null: none. */
  readonly shown: (src: string | null) => ReactNode
  /** Address of the one there is; null: none. */
  readonly now: string | null
  /** With the uuid under which it was received. */
  readonly onSave: Doing<[uuid: string]>
  readonly onRemove: Doing
  readonly onClose: () => void
}

export function ImageDialog({ title, about, shown, now, onSave, onRemove, onClose }: ImageDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const chosen = useChosenImage()
  const sending = useSentImage()
  const doing = useDoing(onClose)
  const save = async ({ file }: ChosenImage) => onSave(await sending.send(file))
  const { image } = chosen
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={doing.running ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent dividers>
        <ImagePlace chosen={chosen} disabled={doing.running}>
          <Box
            role="img"
            aria-label={translate('image.preview')}
            sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', minHeight: 136 }}
          >
            {shown(image?.src ?? now)}
          </Box>
        </ImagePlace>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {about}
        </Typography>
        {sending.progress !== undefined && (
          <LinearProgress
            variant="determinate"
            value={Math.round(sending.progress * 100)}
            aria-label={translate('image.sending')}
            sx={{ mt: 2 }}
          />
        )}
        {[...chosen.refused, ...doing.refused].map(why => (
          <Alert key={why} severity="error" sx={{ mt: 2 }}>
            {why}
          </Alert>
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {now && !image && (
          <Button color="error" disabled={doing.running} onClick={() => doing.run(onRemove)} sx={{ mr: 'auto' }}>
            {translate('image.remove')}
          </Button>
        )}
        <Button disabled={doing.running} onClick={onClose}>
          {translate('app.form.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={doing.running}
          disabled={!image}
          onClick={() => image && doing.run(() => save(image))}
        >
          {translate('image.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ImagePlaceProps {
  readonly chosen: ReturnType<typeof useChosenImage>
  readonly disabled: boolean
  readonly children: ReactNode
}

/** Where it is dropped, and the button for whoever does not drop. */
function ImagePlace({ chosen, disabled, children }: ImagePlaceProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const { zone } = useTakenFiles(([file]) => file && chosen.choose(file))
  const words = translate(chosen.image ? 'image.another' : 'image.choose')
  return (
    <Box
      {...zone.getRootProps()}
      sx={{
        ...{ display: 'grid', gap: 1.5, justifyItems: 'center', p: 2, borderRadius: 1, border: 1 },
        ...{ borderStyle: 'dashed', borderColor: zone.isDragActive ? 'primary.main' : 'divider' },
      }}
    >
      {children}
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
        {words}
      </Button>
      <Typography variant="body2" color="textSecondary" align="center">
        {translate('image.hint', { size: sizeText(IMAGE_MAX_BYTES) })}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words}
        accept={ACCEPTED_IMAGES.join(',')}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) chosen.choose(file)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </Box>
  )
}

function useDoing(onDone: () => void) {
  const translate = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const [running, setRunning] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const run = async (work: Doing): Promise<void> => {
    setRunning(true)
    setRefused([])
    try {
      toast(translate(await work()))
      onDone()
    } catch (error) {
      setRunning(false)
      setRefused(failureWords(error))
    }
  }
  return { running, refused, run: (work: Doing) => void run(work) }
}
