// Takes a photo by the camera of this device: looked through, taken, and sent once it is as wanted.
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Buttons } from './Buttons'
import { draw, photoOf, useCamera } from './use-camera'

interface CameraViewProps {
  readonly onTaken: (photo: File) => void
  readonly onBack: () => void
}

const SHOWN = { width: '100%', maxHeight: '50vh', objectFit: 'contain', bgcolor: 'common.black' } as const

export function CameraView({ onTaken, onBack }: CameraViewProps) {
  const translate = useTranslate()
  const { state, view } = useCamera()
  const picture = useRef<HTMLCanvasElement>(null)
  const [taken, setTaken] = useState(false)
  const take = (): void => {
    if (!view.current || !picture.current) return
    draw(view.current, picture.current)
    setTaken(true)
  }
  const [using, setUsing] = useState(false)
  const [failed, setFailed] = useState(false)
  const use = async (): Promise<void> => {
    if (!picture.current) return
    setUsing(true)
    setFailed(false)
    await photoOf(picture.current, new Date()).then(onTaken, () => {
      setUsing(false)
      setFailed(true)
    })
  }
  if (state === 'refused' || state === 'none')
    return (
      <>
        <Alert severity="warning">{translate(`uploading.camera.${state}`)}</Alert>
        <Buttons>
          <Button onClick={onBack}>{translate('uploading.back')}</Button>
        </Buttons>
      </>
    )
  return (
    <>
      {state === 'opening' && <LinearProgress aria-label={translate('uploading.camera.opening')} />}
      <Box
        component="video"
        ref={view}
        muted
        playsInline
        aria-label={translate('uploading.camera.view')}
        sx={{ ...SHOWN, display: taken ? 'none' : 'block' }}
      />
      <Box
        component="canvas"
        ref={picture}
        role="img"
        aria-label={translate('uploading.camera.taken')}
        sx={{ ...SHOWN, display: taken ? 'block' : 'none' }}
      />
      {failed && <Alert severity="error">{translate('uploading.camera.failed')}</Alert>}
      {taken ? (
        <Buttons>
          <Button onClick={() => setTaken(false)}>{translate('uploading.camera.again')}</Button>
          <Button variant="contained" autoFocus disabled={using} onClick={() => void use()}>
            {translate('uploading.camera.use')}
          </Button>
        </Buttons>
      ) : (
        <Buttons>
          <Button onClick={onBack}>{translate('uploading.back')}</Button>
          <Button variant="contained" startIcon={<PhotoCamera />} disabled={state !== 'open'} onClick={take}>
            {translate('uploading.camera.take')}
          </Button>
        </Buttons>
      )}
    </>
  )
}
