// What people have said about a thing, and the place to say more.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { keptTexts } from '../providers/kept-texts'
import { useMe } from '../providers/me'
import type { ContractRequest } from '../providers/use-intent'
import { InstantText } from './DateText'
import { ContractForm } from './form/ContractForm'
import { TextField } from './form/TextField'
import { useContractForm } from './form/use-contract-form'
import { LinkedText } from './LinkedText'
import { OpeningAvatar, PersonName } from './Person'
import type { NamedPerson } from './person-card'
import { type Earlier, useEarlier } from './use-earlier'

export interface Comment {
  readonly id: string
  readonly author: NamedPerson
  readonly body: string
  readonly created_at: string
}

export interface CommentThreadProps {
  /** The newest, oldest first. */
  readonly comments: readonly Comment[]
  /** How many there are. */
  readonly count: number
  /** Those before one of them. */
  readonly earlier: Earlier<Comment>
  /** Says more; absent: the reader may not comment. */
  readonly request?: CommentRequest
}

export type CommentRequest = (values: { readonly body: string }) => ContractRequest<unknown>

export function CommentThread({ comments, count, earlier, request }: CommentThreadProps) {
  const translate = useTranslate()
  const { shown, asking, showEarlier } = useEarlier(comments, earlier)
  const hidden = Math.max(0, count - shown.length)
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      {shown.length === 0 && <Typography color="textSecondary">{translate('app.comments.empty')}</Typography>}
      {hidden > 0 && (
        <Button variant="text" loading={asking === 'yes'} onClick={showEarlier} sx={{ alignSelf: 'start' }}>
          {translate('app.comments.earlier', { smart_count: hidden })}
        </Button>
      )}
      {asking === 'failed' && (
        <Typography role="alert" color="error">
          {translate('app.comments.unavailable')}
        </Typography>
      )}
      {shown.map(comment => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
      {request && <CommentBox request={request} />}
    </Stack>
  )
}

export function CommentItem({ comment: { author, body, created_at } }: { comment: Comment }) {
  return (
    <Box component="article" sx={{ display: 'flex', gap: 1.5 }}>
      <OpeningAvatar {...author} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">
          <strong>
            <PersonName {...author} />
          </strong>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <InstantText at={created_at} />
          </Box>
        </Typography>
        <Typography>
          <LinkedText text={body} />
        </Typography>
      </Box>
    </Box>
  )
}

export function CommentBox({ request }: { request: CommentRequest }) {
  const translate = useTranslate()
  const place = `${useMe().user.id}${useLocation().pathname}`
  const form = useContractForm({
    // What is half written about the thing at this address is there again when one comes back to it.
    values: { body: keptTexts.read(place) },
    request,
    onSaved: (_answer, _values, { reset }) => reset({ body: '' }),
  })
  const body = useWatch({ control: form.control, name: 'body' })
  useEffect(() => keptTexts.keep(place, body), [place, body])
  return (
    <ContractForm form={form}>
      <TextField control={form.control} name="body" label={translate('app.comments.add')} multiline minRows={2} />
      <Button
        type="submit"
        variant="outlined"
        loading={form.running}
        disabled={body.trim() === ''}
        sx={{ alignSelf: 'start' }}
      >
        {translate('app.comments.send')}
      </Button>
    </ContractForm>
  )
}
