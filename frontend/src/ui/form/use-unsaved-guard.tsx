// Asks before something typed is thrown away: on closing, on going to another page, and on leaving the site.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router'

export interface UnsavedGuard {
  /** Runs `close` at once, or after the person has agreed to lose what they typed. */
  readonly attemptClose: () => void
  /** To be rendered beside the form. */
  readonly question: ReactElement | null
}

export interface Typed {
  readonly dirty: boolean
  /** What was typed is being saved: until that is decided there is nothing to ask, and nobody leaves. */
  readonly busy?: boolean
}

/** `discardDraft`: what was typed is kept as a draft unless it is discarded. */
export function useUnsavedGuard(typed: Typed, close: () => void, discardDraft?: () => void): UnsavedGuard {
  const { dirty, busy = false } = typed
  const [asking, setAsking] = useState(false)
  const blocker = useBlocker(dirty)
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  const blocked = blocker.state === 'blocked' && !busy
  const stay = (): void => {
    setAsking(false)
    if (blocker.state === 'blocked') blocker.reset()
  }
  const leave = (): void => {
    setAsking(false)
    if (blocker.state === 'blocked') blocker.proceed()
    else close()
  }
  return {
    attemptClose: () => {
      if (!busy) dirty ? setAsking(true) : close()
    },
    question:
      (asking && !busy) || blocked ? <UnsavedQuestion onStay={stay} onLeave={leave} onDiscard={discardDraft} /> : null,
  }
}

interface UnsavedQuestionProps {
  readonly onStay: () => void
  readonly onLeave: () => void
  /** Absent: leaving is discarding. */
  readonly onDiscard: (() => void) | undefined
}

function UnsavedQuestion({ onStay, onLeave, onDiscard }: UnsavedQuestionProps) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onStay} role="alertdialog" aria-labelledby="unsaved-title" aria-describedby="unsaved-text">
      <DialogTitle id="unsaved-title">{translate('app.form.unsaved_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="unsaved-text">
          {translate(onDiscard ? 'app.draft.leave_text' : 'app.form.unsaved_text')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          color="error"
          onClick={() => {
            onDiscard?.()
            onLeave()
          }}
        >
          {translate(onDiscard ? 'app.draft.discard' : 'app.form.discard')}
        </Button>
        {onDiscard && <Button onClick={onLeave}>{translate('app.draft.leave')}</Button>}
        <Button onClick={onStay} variant="contained" autoFocus>
          {translate('app.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
