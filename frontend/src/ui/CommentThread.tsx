// What people have said about a thing, and the place to say more.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { keptTexts } from '../providers/kept-texts'
import { useMe } from '../providers/me'
import { InstantText } from './DateText'
import { PersonAvatar } from './Person'

export interface Comment {
  readonly id: string
  readonly author: { readonly id: string; readonly name: string }
  readonly body: string
  readonly created_at: string
}

export interface CommentThreadProps {
  readonly comments: readonly Comment[]
  /** Absent: the reader may not comment. Rejects when it could not be said. */
  readonly onSay?: (body: string) => Promise<unknown>
  readonly refused?: readonly string[]
}

export function CommentThread({ comments, onSay, refused = [] }: CommentThreadProps) {
  const translate = useTranslate()
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      {comments.length === 0 && <Typography color="textSecondary">{translate('app.comments.empty')}</Typography>}
      {comments.map(comment => (
        <Box key={comment.id} component="article" sx={{ display: 'flex', gap: 1.5 }}>
          <PersonAvatar id={comment.author.id} name={comment.author.name} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2">
              <strong>{comment.author.name}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <InstantText at={comment.created_at} />
              </Box>
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment.body}</Typography>
          </Box>
        </Box>
      ))}
      {refused.length > 0 && <Alert severity="error">{refused.join(' ')}</Alert>}
      {onSay && <CommentBox onSay={onSay} />}
    </Stack>
  )
}

/** What is half written about the thing at this address is there again when one comes back to it. */
function useKeptText(): [string, (text: string) => void] {
  const { user } = useMe()
  const place = `${user.id}${useLocation().pathname}`
  const [text, setText] = useState(() => keptTexts.read(place))
  const change = (next: string): void => {
    setText(next)
    keptTexts.keep(place, next)
  }
  return [text, change]
}

function CommentBox({ onSay }: { onSay: (body: string) => Promise<unknown> }) {
  const translate = useTranslate()
  const [body, setBody] = useKeptText()
  const [running, setRunning] = useState(false)
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (body.trim() === '' || running) return
    setRunning(true)
    // What was typed stays in its field until it has been said.
    await onSay(body).then(
      () => setBody(''),
      () => undefined,
    )
    setRunning(false)
  }
  return (
    <Box component="form" onSubmit={say}>
      <TextField
        label={translate('app.comments.add')}
        multiline
        minRows={2}
        value={body}
        onChange={event => setBody(event.target.value)}
      />
      <Button type="submit" variant="outlined" loading={running} disabled={body.trim() === ''} sx={{ mt: 1 }}>
        {translate('app.comments.send')}
      </Button>
    </Box>
  )
}
