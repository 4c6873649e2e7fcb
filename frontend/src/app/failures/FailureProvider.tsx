// Shows failures that no field and no button owns: one modal, or the sign-in over the page.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { signOut } from '@practicum/shared/features/sessions/sessions.contract'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { isFailure } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { type Shown, showFailure } from '../../providers/show-failure'
import { routesOf, useFeatures } from '../feature'
import { flagsOf } from '../routes'
import { ReloginDialog } from './ReloginDialog'

export interface Failures {
  /** Something failed and nothing nearer can say so. */
  readonly report: (error: unknown) => void
  /** The session ended; what is on the page must survive. */
  readonly signInAgain: () => void
  /** The session is over: nothing else is shown any more, nothing is asked for, and what was read is forgotten. */
  readonly endWith: (last: ReactNode) => void
}

const FailureContext = createContext<Failures>({
  report: () => undefined,
  signInAgain: () => undefined,
  endWith: () => undefined,
})
export const useFailures = (): Failures => useContext(FailureContext)

const SESSION_OVER = new Set([401, 423])

type Modal = Exclude<Shown, { kind: 'silent' }> & { readonly leaves?: boolean; readonly asksAgain?: boolean }

export function FailureProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { api, state, leave } = useSession()
  // Whoever acts as somebody does not have that person's password: they sign in as themselves.
  const isActing = state.current_user?.is_impersonating === true
  const [modal, setModal] = useState<Modal>()
  const flags = flagsOf(routesOf(useFeatures()), pathname)
  const here = useRef({ translate, flags })
  here.current = { translate, flags: isActing ? { ...flags, showTimeoutLogin: false } : flags }
  const client = useQueryClient()
  const [last, setLast] = useState<ReactNode>()

  const failures = useMemo<Failures>(
    () => ({
      report: error => {
        if (!isFailure(error)) throw error
        const { flags, translate } = here.current
        const shown = showFailure(error, flags, translate)
        if (shown.kind === 'silent') return
        const leaves = SESSION_OVER.has(error.status)
        setModal({ ...shown, leaves, asksAgain: !leaves && error.next === '/login' })
      },
      signInAgain: () => (isActing ? leave('/login') : setModal({ kind: 'sign-in-again' })),
      endWith: setLast,
    }),
    [isActing, leave],
  )
  const over = last !== undefined
  useEffect(() => {
    // What fails once the session is over is no news.
    if (!over) return api.watchSession(failures.report)
    void client.cancelQueries()
    client.clear()
    return undefined
  }, [api, failures, over, client])
  const close = (): void => {
    if (modal?.kind === 'modal' && modal.leaves) leave('/login')
    setModal(undefined)
  }
  const enterAgain = async (): Promise<void> => {
    // Whatever becomes of it: who signs in has another session.
    await api.call(signOut, { body: { keep_page: true } }).catch(() => undefined)
    leave('/login')
  }
  if (over) return last
  return (
    <FailureContext.Provider value={failures}>
      {children}
      {modal?.kind === 'sign-in-again' && <ReloginDialog onDone={() => setModal(undefined)} />}
      {modal?.kind === 'modal' && (
        <ErrorModal
          heading={modal.heading}
          lines={modal.lines}
          onClose={close}
          onSignIn={modal.asksAgain ? enterAgain : undefined}
        />
      )}
    </FailureContext.Provider>
  )
}

interface ErrorModalProps {
  readonly heading: string | undefined
  readonly lines: readonly string[]
  readonly onClose: () => void
  /** Where signing in again helps. */
  readonly onSignIn?: (() => Promise<void>) | undefined
}

export function ErrorModal({ heading, lines, onClose, onSignIn }: ErrorModalProps) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby="error-title" aria-describedby="error-text">
      <DialogTitle id="error-title">{translate('app.errors.modal')}</DialogTitle>
      <DialogContent id="error-text" sx={{ minWidth: { sm: 400 } }}>
        {heading && <Typography variant="h3">{heading}</Typography>}
        {lines.map(line => (
          <DialogContentText key={line}>{line}</DialogContentText>
        ))}
      </DialogContent>
      <DialogActions>
        {onSignIn && (
          <Button onClick={() => void onSignIn()} variant="contained" autoFocus>
            {translate('app.errors.sign_in_again')}
          </Button>
        )}
        <Button onClick={onClose} variant={onSignIn ? 'text' : 'contained'} autoFocus={!onSignIn}>
          {translate(onSignIn ? 'app.errors.not_now' : 'app.errors.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
