// Takes a list of people as it was copied from elsewhere or stands in a file, and says what it made of it.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { SIGNUP_ROLES, type SignupRole } from '@practicum/shared/features/invites/invites.fields'
import { type ClipboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useField } from '../../ui/form/use-field'
import { useRoleName } from '../../ui/role-name'
import { COHORT_MAX, type Cohort, cohortOf, type Invitee } from './cohort'
import type { Called } from './cohort-heading'
import type { Said } from './cohort-line'
import { FileButton } from './FileButton'
import type { ListFile, ListFileFault } from './list-file'
import type { InviteValues, Inviting } from './use-invite-form'
import { useOfferedRoles } from './use-offered-roles'

interface PasteFieldProps extends Pick<Inviting, 'form' | 'invited'> {
  readonly people: readonly Invitee[]
  readonly onAdd: (people: readonly Said[]) => void
}

export function PasteField({ form, invited, people, onAdd }: PasteFieldProps) {
  const translate = useTranslate()
  const { value, onChange, onBlur } = useField<InviteValues, string>({ control: form.control, name: 'pasted' })
  const [taken, setTaken] = useState<Result & { readonly before: typeof invited }>()
  const own = useOwnRoles()
  const chooseRole = useNamedRole(form)
  const take = (text: string, typed = ''): void => {
    const cohort = cohortOf(text, people, own)
    onAdd(cohort.people)
    // What is taken later stands below the same heading.
    const heading = cohort.rest.length > 0 && cohort.heading ? [cohort.heading] : []
    onChange([...heading, ...cohort.rest, ...(typed.trim() === '' ? [] : [typed])].join('\n'))
    chooseRole(cohort.roles)
    setTaken({ cohort, before: invited })
  }
  // What was typed before is no part of it, and stays.
  const takeFile = (read: ListFile): void =>
    'text' in read ? take(read.text, value) : setTaken({ fault: read.fault, before: invited })
  // Into what is being typed it is put as anywhere else.
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text')
    if (value.trim() !== '' || (text.trim() !== '' && !text.includes('@'))) return
    event.preventDefault()
    take(text)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <FileButton disabled={form.running} onFile={takeFile}>
        <TextField
          fullWidth
          multiline
          minRows={3}
          maxRows={8}
          label={translate('invitations.invite.pasted')}
          helperText={translate('invitations.invite.pasted_help')}
          value={value}
          disabled={form.running}
          onChange={event => onChange(event.target.value)}
          onBlur={onBlur}
          onPaste={paste}
        />
      </FileButton>
      {value.trim() !== '' && (
        <Button variant="outlined" disabled={form.running} onClick={() => take(value)}>
          {translate('invitations.invite.take')}
        </Button>
      )}
      <Box role="status" sx={{ width: 1 }}>
        {/* Of whom it speaks is told above once they are invited. */}
        {taken?.before === invited && <Told {...taken} chosen={form.methods.watch('role')} />}
      </Box>
    </Box>
  )
}

type Result = { readonly cohort: Cohort } | { readonly fault: ListFileFault }

function Told({ chosen, ...result }: Result & { readonly chosen: SignupRole | null }) {
  const translate = useTranslate()
  if ('cohort' in result) return <Taken {...result.cohort} chosen={chosen} />
  return <Alert severity="warning">{translate(`invitations.invite.file.${result.fault}`)}</Alert>
}

function Taken({ people, twice, rest, roles, chosen }: Cohort & { chosen: SignupRole | null }) {
  const translate = useTranslate()
  const roleName = useRoleName()
  const said = (key: string, count: number, args?: object): readonly string[] =>
    count > 0 ? [translate(`invitations.invite.${key}`, { smart_count: count, ...args })] : []
  const others = roles.filter(role => role !== chosen)
  const called = others.map(keyname => roleName({ keyname, name: keyname })).join(', ')
  const lines = [
    ...said('added', people.length),
    ...said('twice', twice),
    ...said('beyond', rest.length, { max: COHORT_MAX }),
    ...said('other_roles', others.length, { roles: called }),
  ]
  if (lines.length === 0) return <Alert severity="warning">{translate('invitations.invite.nobody_pasted')}</Alert>
  return <Alert severity={rest.length + others.length > 0 ? 'warning' : 'info'}>{lines.join(' ')}</Alert>
}

/** As the lists of the organization call them. */
function useOwnRoles(): Called {
  const roleName = useRoleName()
  return word =>
    SIGNUP_ROLES.find(keyname => roleName({ keyname, name: keyname }).toLowerCase() === word.trim().toLowerCase())
}

/** The one that all lines name, where nobody has chosen yet. */
function useNamedRole(form: Inviting['form']): (named: readonly SignupRole[]) => void {
  const { roles = [] } = useOfferedRoles(form)
  return ([role, ...others]) => {
    if (role === undefined || others.length > 0 || form.methods.getValues('role') || !roles.includes(role)) return
    form.methods.setValue('role', role, { shouldDirty: true })
  }
}
