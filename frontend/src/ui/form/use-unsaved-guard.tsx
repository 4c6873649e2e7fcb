// Asks before something typed is thrown away: on closing, on going to another page, and on leaving the site.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactElement, useEffect, useRef, useState } from 'react'
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
  /** What would be lost, as the question says it; absent: what was typed. */
  readonly loses?: 'files'
}

/** A form whose draft is kept is left without a question. */
export interface Keeping {
  /** Keeps what was typed last. Answers whether that could be done. */
  readonly keep: () => Promise<boolean>
  readonly onKept: () => void
}

export function useUnsavedGuard(typed: Typed, close: () => void, keeping?: Keeping): UnsavedGuard {
  const { dirty, busy = false, loses = 'text' } = typed
  const [asking, setAsking] = useState(false)
  const blocker = useBlocker(dirty)
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  const stay = (): void => {
    setAsking(false)
    if (blocker.state === 'blocked') blocker.reset()
  }
  const leave = (): void => {
    setAsking(false)
    if (blocker.state === 'blocked') blocker.proceed()
    else close()
  }
  const leaving = useRef(false)
  const keepOrAsk = async (): Promise<void> => {
    if (leaving.current) return
    leaving.current = true
    const isKept = await Promise.resolve(keeping?.keep()).finally(() => {
      leaving.current = false
    })
    if (!isKept) return setAsking(true)
    keeping?.onKept()
    leave()
  }
  const blocked = blocker.state === 'blocked' && !busy
  const latest = useRef(keepOrAsk)
  latest.current = keepOrAsk
  useEffect(() => {
    if (blocked) void latest.current()
  }, [blocked])
  return {
    attemptClose: () => {
      if (!busy) dirty ? void keepOrAsk() : close()
    },
    question: asking && !busy ? <UnsavedQuestion loses={loses} onStay={stay} onLeave={leave} /> : null,
  }
}

interface UnsavedQuestionProps {
  readonly loses: 'text' | 'files'
  readonly onStay: () => void
  readonly onLeave: () => void
}

function UnsavedQuestion({ loses, onStay, onLeave }: UnsavedQuestionProps) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onStay} role="alertdialog" aria-labelledby="unsaved-title" aria-describedby="unsaved-text">
      <DialogTitle id="unsaved-title">{translate('app.form.unsaved_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="unsaved-text">{translate(`app.form.unsaved_${loses}`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {translate('app.form.discard')}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {translate('app.form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
