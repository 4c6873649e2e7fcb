// A toast that can be closed, and that takes back what was done where the domain allows it, by a press or by Ctrl+Z.
import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useCallback, useEffect, useRef } from 'react'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'

export interface ToastOptions {
  readonly type?: 'success' | 'info' | 'warning' | 'error'
  readonly args?: Readonly<Record<string, unknown>>
  /** What the toast offers to do. */
  readonly offer?: { readonly label: string; readonly run: () => void }
}

/** `message` is the key of its words, which are taken at once: a toast outlives the screen that knows them. */
export function useToast(): (message: string, options?: ToastOptions) => void {
  const notify = useNotify()
  const translate = useTranslate()
  return useCallback(
    (message, { type = 'success', args = {}, offer } = {}) =>
      notify(translate(message, { ...args }), { type, ...(offer && { action: <OfferedAction offer={offer} /> }) }),
    [notify, translate],
  )
}

function OfferedAction({ offer }: { offer: NonNullable<ToastOptions['offer']> }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const taken = useRef(false)
  const take = (): void => {
    // It can be pressed again while it fades.
    if (taken.current) return
    taken.current = true
    close()
    offer.run()
  }
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isTakingBack(event)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Button size="small" color="inherit" aria-keyshortcuts="Control+Z Meta+Z" onClick={take}>
        {translate(offer.label)}
      </Button>
      <CloseToast />
    </>
  )
}

/** In a field the keys take back what was typed. */
const isTakingBack = ({ key, ctrlKey, metaKey, shiftKey, repeat, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' &&
  !repeat &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !(target instanceof Element && target.closest('input:not([type=checkbox]), textarea, [contenteditable=true]'))

export function CloseToast() {
  const translate = useTranslate()
  const close = useCloseNotification()
  return (
    <IconButton size="small" color="inherit" aria-label={translate('app.toast.close')} onClick={close}>
      <Close fontSize="small" />
    </IconButton>
  )
}
