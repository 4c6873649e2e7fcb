// A button that lets files of this device be chosen.
import Button from '@mui/material/Button'
import { extensionsOfKinds } from '@practicum/shared/features/attachments/attachment-kinds'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Uploads } from './use-uploads'

interface ChooseButtonProps {
  readonly uploads: Uploads
  /** Key of what it says. */
  readonly words: string
  readonly icon: ReactNode
  /** Absent: whatever is taken. */
  readonly accept?: string
  /** Straight from the camera, where the device can. */
  readonly capture?: 'environment'
}

export function ChooseButton({ uploads, words, icon, accept, capture }: ChooseButtonProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" startIcon={icon} onClick={() => input.current?.click()}>
        {translate(words)}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!capture}
        hidden
        aria-label={translate(words)}
        accept={accept ?? extensionsOfKinds(uploads.kinds).join(',')}
        capture={capture}
        onChange={event => {
          uploads.add([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
