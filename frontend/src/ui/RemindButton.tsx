// Reminds whoever something waits for; says when that was done last, and from when on it can be done again.
import Bell from '@mui/icons-material/NotificationsActiveOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { nextReminder, remindedLately } from '@practicum/shared/contract/reminding'
import { useTranslate } from 'react-admin'
import { instantByClock, instantInWords } from './dates'
import { IntentIcon } from './IntentIcon'
import { useReader } from './use-reader'

export interface RemindButtonProps {
  /** An instant, or never. */
  readonly remindedAt: string | null
  /** Who is reminded, in words. */
  readonly names: string
  readonly running: boolean
  readonly onRemind: () => void
}

const UNAVAILABLE = { color: 'text.disabled', borderColor: 'divider', bgcolor: 'transparent', cursor: 'default' }

/** Among other buttons, with what there is to say in a row of its own below them all. */
export function RemindButton(props: RemindButtonProps) {
  const translate = useTranslate()
  const { said, lately } = useReminded(props.remindedAt)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Bell />}
        // Stays under the keyboard that has just pressed it.
        aria-disabled={lately || props.running}
        onClick={() => {
          if (!lately && !props.running) props.onRemind()
        }}
        aria-label={translate('app.remind.whom', { names: props.names })}
        sx={{ '&[aria-disabled=true]': UNAVAILABLE }}
      >
        {translate('app.remind.button')}
      </Button>
      {said !== undefined && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ order: 1, flexBasis: '100%' }}>
          {said}
        </Typography>
      )}
    </>
  )
}

/** In a row, where what there is to say stands on hover and focus. */
export function RemindIcon({ remindedAt, names, running, onRemind }: RemindButtonProps) {
  const translate = useTranslate()
  const { said, lately } = useReminded(remindedAt)
  const label = translate('app.remind.whom', { names })
  return (
    <IntentIcon
      {...{ label, said: said ?? label, describes: said !== undefined, disabled: lately || running }}
      onPress={onRemind}
    >
      <Bell fontSize="small" />
    </IntentIcon>
  )
}

function useReminded(remindedAt: string | null): { readonly said: string | undefined; readonly lately: boolean } {
  const translate = useTranslate()
  const reader = useReader()
  if (remindedAt === null) return { said: undefined, lately: false }
  const lately = remindedLately(remindedAt, reader.now.toISOString())
  const said = translate(lately ? 'app.remind.lately' : 'app.remind.last', {
    ago: instantInWords(remindedAt, reader),
    again: instantByClock(nextReminder(remindedAt), reader),
  })
  return { said, lately }
}
