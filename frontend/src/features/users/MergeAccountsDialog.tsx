// Merges another account of the same person into this one: found, looked at, and decided with what follows in view.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UserDetails } from '@practicum/shared/features/users/account.contract'
import {
  type MergeableAccount,
  type MergePreview,
  mergeAccounts,
  previewMerge,
} from '@practicum/shared/features/users/merging.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import * as Form from '../../ui/form/dialog'
import { ReadFrame } from '../../ui/ReadFrame'
import { useRoleName } from '../../ui/role-name'
import { MergeableField } from './MergeableField'
import { PositionLine } from './PositionLine'

interface Values {
  readonly account_id: MergeableAccount | null
}

/** Stands for nobody until somebody is found: the rule says so first. */
const UNKNOWN = '00000000-0000-0000-0000-000000000000'
const NOBODY = refuse('user.merge_unknown', {}, { field: 'account_id' })

export interface MergeAccountsDialogProps {
  readonly user: UserDetails
  readonly onClose: () => void
}

export function MergeAccountsDialog({ user: { id, name, email }, onClose }: MergeAccountsDialogProps) {
  const translate = useTranslate()
  const form = Form.useDialogForm<Values, { id: string }>({
    messages: 'accounts.merge.field',
    values: { account_id: null },
    request: ({ account_id: account }) =>
      requestOf(mergeAccounts, { params: { id }, body: { account_id: account?.id ?? UNKNOWN } }),
    rules: ({ account_id }) => (account_id === null ? [NOBODY] : []),
    onClose,
    onSaved: () => ({ notice: 'accounts.merge.done' }),
  })
  const { bind } = form
  const chosen = form.methods.watch('account_id')
  return (
    <Form.FormDialog
      form={form}
      onClose={onClose}
      title={translate('accounts.merge.title', { name })}
      submit={translate('accounts.merge.submit')}
    >
      <Typography color="textSecondary">{translate('accounts.merge.text', { email })}</Typography>
      <MergeableField {...bind('account_id')} userId={id} help={translate('accounts.merge.help')} />
      {chosen && <Preview userId={id} accountId={chosen.id} />}
    </Form.FormDialog>
  )
}

function Preview({ userId, accountId }: { userId: string; accountId: string }) {
  const read = useRead(previewMerge, { params: { id: userId }, query: { account_id: accountId } })
  return <ReadFrame read={read}>{preview => <Previewed preview={preview} />}</ReadFrame>
}

function Previewed({ preview: { merged, refusal, twice } }: { preview: MergePreview }) {
  const translate = useTranslate()
  const roleName = useRoleName()
  if (refusal !== null) return <Alert severity="warning">{refusal}</Alert>
  return (
    <Stack spacing={2}>
      <Box component="section" aria-labelledby="merge-moves">
        <Typography variant="subtitle2" component="h3" id="merge-moves">
          {translate('accounts.merge.moves')}
        </Typography>
        {merged.positions.length === 0 && <Typography>{translate('accounts.merge.nothing')}</Typography>}
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {merged.positions.map(position => (
            <li key={position.id}>
              <PositionLine position={{ ...position, is_current: false }} />
            </li>
          ))}
        </Stack>
      </Box>
      {twice.map(({ organization_name: organization, role_keyname: keyname }) => (
        <Alert severity="info" key={`${organization} ${keyname}`}>
          {translate('accounts.merge.twice', { organization, role: roleName({ keyname, name: keyname }) })}
        </Alert>
      ))}
      <Typography variant="body2" color="textSecondary">
        {translate('accounts.merge.stays')}
      </Typography>
    </Stack>
  )
}
