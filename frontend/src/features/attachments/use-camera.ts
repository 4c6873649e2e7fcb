// The camera of this device: opened while it is looked through, and let go of with whoever looks.
import { type RefObject, useEffect, useRef, useState } from 'react'

export type CameraState = 'opening' | 'open' | 'refused' | 'none'

export interface Camera {
  readonly state: CameraState
  /** Where its picture is shown. */
  readonly view: RefObject<HTMLVideoElement | null>
}

/** The one that looks away from whoever holds it, where there are two. */
const WANTED: MediaStreamConstraints = { video: { facingMode: 'environment' }, audio: false }

export function useCamera(): Camera {
  const view = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('opening')
  useEffect(() => {
    let stream: MediaStream | undefined
    let isWanted = true
    const stop = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const show = async (): Promise<void> => {
      stream = await openCamera()
      if (!isWanted || !view.current) return stop()
      view.current.srcObject = stream
      await view.current.play()
      setState('open')
    }
    show().catch((error: unknown) => {
      stop()
      if (isWanted) setState(isRefusal(error) ? 'refused' : 'none')
    })
    return () => {
      isWanted = false
      stop()
    }
  }, [])
  return { state, view }
}

/** A page that came over no secure connection has none. */
function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return devices ? devices.getUserMedia(WANTED) : Promise.reject(new Error('no camera here'))
}

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError'

/** What is in view, drawn as it is. */
export function draw(from: HTMLVideoElement, to: HTMLCanvasElement): void {
  to.width = from.videoWidth
  to.height = from.videoHeight
  to.getContext('2d')?.drawImage(from, 0, 0)
}

const JPEG = 'image/jpeg'

/** Named by its moment: several of one day are told apart. */
export const photoOf = (canvas: HTMLCanvasElement, now: Date): Promise<File> =>
  new Promise((resolve, reject) => {
    const name = `photo-${now.toISOString().slice(0, 19).replace(/\D/g, '-')}.jpg`
    canvas.toBlob(
      blob => (blob ? resolve(new File([blob], name, { type: JPEG })) : reject(new Error('no picture was drawn'))),
      JPEG,
      0.9,
    )
  })
