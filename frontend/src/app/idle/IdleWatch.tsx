// Warns an idle person, signs them out in time, keeps the session of an active one alive, and tells the server of work that sends nothing.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { currentUser, signOut } from '@practicum/shared/features/sessions/sessions.contract'
import { useEffect, useRef } from 'react'
import { useLogout, useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { lastSeen } from '../../providers/last-seen'
import { useSession } from '../../providers/session'
import { useFailures } from '../failures/FailureProvider'
import { routesOf, useFeatures } from '../feature'
import { useSaveVisit } from '../last-visit'
import { flagsOf } from '../routes'
import { useIdle } from './use-idle'

/** Typing for long sends no request; the visit is saved again at most this often so that the server knows. */
const VISIT_EVERY_MS = 60_000

export function IdleWatch() {
  const translate = useTranslate()
  const logout = useLogout()
  const { api, state } = useSession()
  const { pathname } = useLocation()
  const routes = routesOf(useFeatures())
  const { signInAgain } = useFailures()
  const saveVisit = useSaveVisit()
  const saved = useRef(Date.now())
  const limits = { timeout: state.idle_timeout_seconds, warning: state.idle_warning_seconds }

  useEffect(() => lastSeen.note(limits.timeout), [limits.timeout])
  const { state: idle, stay } = useIdle(limits, () => {
    lastSeen.note(limits.timeout)
    if (Date.now() - saved.current < VISIT_EVERY_MS) return
    saved.current = Date.now()
    saveVisit()
  })

  const onOut = useRef<() => void>(() => undefined)
  onOut.current = () => {
    if (!flagsOf(routes, pathname).showTimeoutLogin)
      return void logout({ info: translate('app.idle.signed_out', { minutes: Math.round(limits.timeout / 60) }) })
    signInAgain()
    // What the dialog says is true: the session has ended, in every tab, and the page waits for the next one.
    void api.call(signOut, { body: { keep_page: true } }).catch(() => undefined)
  }
  useEffect(() => {
    if (idle.kind === 'out') onOut.current()
  }, [idle.kind])

  useEffect(() => {
    const ping = (): void => void api.call(currentUser, {}).catch(() => undefined)
    const timer = setInterval(ping, (state.session_lifetime_seconds * 1000) / 2)
    return () => clearInterval(timer)
  }, [api, state.session_lifetime_seconds])

  if (idle.kind !== 'warned') return null
  return (
    <Dialog open onClose={stay} role="alertdialog" aria-labelledby="idle-title" aria-describedby="idle-text">
      <DialogTitle id="idle-title">{translate('app.idle.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="idle-text">{translate('app.idle.text', { seconds: idle.left })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void logout()}>{translate('app.idle.leave')}</Button>
        <Button onClick={stay} variant="contained" autoFocus>
          {translate('app.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
