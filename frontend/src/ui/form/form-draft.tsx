// What a form says about the draft of itself.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { InstantText } from '../DateText'
import { Sentence } from '../Sentence'
import { useToast } from '../toast'
import type { Keeping } from './use-unsaved-guard'

export interface FormDraft {
  /** When the draft was typed that this form was opened with. */
  readonly restoredAt: string | undefined
  readonly status: 'unkept' | 'kept' | 'failed'
  /** Back to the form as it opens without a draft. */
  readonly startOver: () => void
  /** The form is left: keeps what was typed last. Answers whether that could be done. */
  readonly keep: () => Promise<boolean>
  /** The form is left, and its draft is not wanted. */
  readonly discard: () => void
}

/** Where the draft of a form is kept the form is left without a question, and that is said, wherever one has gone. */
export function useKeeping(draft: FormDraft | undefined): Keeping | undefined {
  const toast = useToast()
  if (!draft) return undefined
  const discard = { label: 'app.draft.discard', run: draft.discard }
  return { keep: draft.keep, onKept: () => toast('app.draft.kept', { type: 'info', offer: discard }) }
}

export function DraftRestored({ draft }: { draft: FormDraft | undefined }) {
  const translate = useTranslate()
  if (!draft?.restoredAt) return null
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={draft.startOver} sx={{ whiteSpace: 'nowrap' }}>
          {translate('app.draft.start_over')}
        </Button>
      }
    >
      <Sentence text="app.draft.restored" parts={{ when: <InstantText at={draft.restoredAt} /> }} />
    </Alert>
  )
}

export function DraftStatus({ draft }: { draft: FormDraft | undefined }) {
  const translate = useTranslate()
  if (!draft || draft.status === 'unkept') return null
  return (
    <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
      {translate(`app.draft.${draft.status}`)}
    </Typography>
  )
}
