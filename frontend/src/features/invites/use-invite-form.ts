// The form by which people are invited: each by a command of its own, so that one who is refused keeps none of the others, and who was invited leaves the list.
import { createInvite } from '@practicum/shared/features/invites/invites.contract'
import type { SignupRole } from '@practicum/shared/features/invites/invites.fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIdlePause } from '../../providers/activity'
import { type Answered, useEach } from '../../providers/use-each'
import { type Complaint, shapeComplaints } from '../../ui/form/complaints'
import { type FormHandle, useCheckedForm } from '../../ui/form/use-checked-form'
import type { Invitee } from './cohort'
import { saidOf, wrongOf } from './people-complaints'

export interface InviteValues {
  /** Asked of admins alone. */
  organization_id: string | null
  role: SignupRole
  /** What was typed and is no person of the list yet. */
  pasted: string
  people: readonly Invitee[]
}

/** No role is chosen yet. */
const EMPTY: InviteValues = { organization_id: null, role: null as never, pasted: '', people: [] }

export type Refusals = ReadonlyMap<string, readonly string[]>
const NONE: Refusals = new Map()

/** Of so many that are to be sent, those that were, and those that were not to be. */
export interface Progress {
  readonly sent: number
  readonly refused: number
  readonly of: number
}

export interface Inviting {
  readonly form: FormHandle<InviteValues>
  /** Who has been invited since the form was opened. */
  readonly invited: readonly Invitee[]
  /** Why others were not, by their keys. */
  readonly refusals: Refusals
  /** Somebody has changed what was refused. */
  readonly forgive: (key: string) => void
  /** Absent while nothing is under way. */
  readonly progress: Progress | undefined
  readonly isStopped: boolean
  readonly stop: () => void
}

const bodyOf = ({ organization_id, role }: InviteValues, person: Invitee) => ({
  ...saidOf(person),
  role,
  ...(organization_id !== null && { organization_id }),
})

export function useInviteForm(asksOrganization: boolean): Inviting {
  const check = useCheck(asksOrganization)
  const { run, stop, answered } = useEach(createInvite)
  const [begun, setBegun] = useState({ of: 0, invited: 0 })
  const [invited, setInvited] = useState<readonly Invitee[]>([])
  const [refusals, setRefusals] = useState(NONE)
  const [isStopped, setStopped] = useState(false)
  const [ended, setEnded] = useState(0)
  const send = async (values: InviteValues): Promise<void> => {
    const people = new Map(values.people.map(person => [person.key, person]))
    const settle = ({ id, refused }: Answered): void => {
      const person = people.get(id)
      if (!person || refused.length > 0) {
        setRefusals(known => new Map(known).set(id, refused))
        return
      }
      const left = form.methods.getValues('people').filter(({ key }) => key !== id)
      form.methods.setValue('people', left, { shouldDirty: true })
      setInvited(known => [...known, person])
    }
    setBegun({ of: people.size, invited: invited.length })
    setRefusals(NONE)
    setStopped(false)
    await run([...people.keys()], key => bodyOf(values, people.get(key) as Invitee), settle)
    if (form.methods.getValues('people').length > 0) return
    form.reset({ ...EMPTY, organization_id: values.organization_id, role: values.role })
    setEnded(count => count + 1)
  }
  const form = useCheckedForm<InviteValues, void>({ values: EMPTY, check, send, onSaved: () => undefined })
  useIdlePause(form.running)
  const { people, pasted } = form.methods.watch()
  // A role that was chosen for nobody is no loss.
  const dirty = form.dirty && (people.length > 0 || pasted.trim() !== '')
  return {
    // Its draft ends when nobody is left in the list.
    form: { ...form, dirty, saves: ended },
    ...{ invited, refusals, isStopped },
    forgive: key => setRefusals(known => new Map([...known].filter(([one]) => one !== key))),
    progress:
      answered === undefined
        ? undefined
        : { sent: invited.length - begun.invited, refused: refusals.size, of: begun.of },
    stop: () => {
      stop()
      setStopped(true)
    },
  }
}

function useCheck(asksOrganization: boolean): (values: InviteValues) => readonly Complaint[] {
  const translate = useTranslate()
  const words = (key: string, args?: object): string => translate(`invitations.invite.${key}`, args)
  return values => {
    const { organization_id, role, people } = values
    const whole = { role, ...(asksOrganization && { organization_id }), ...SOMEBODY }
    const wrong = wrongOf(people, words).size
    return [
      ...shapeComplaints(createInvite.body, whole),
      ...(people.length === 0 ? [{ field: 'people', message: words('nobody') }] : []),
      ...(wrong > 0
        ? [{ field: 'people', message: translate('invitations.invite.wrong', { smart_count: wrong }) }]
        : []),
    ]
  }
}

/** Stands for each of the list: what they have in common is judged once. */
const SOMEBODY = { first_name: 'A', last_name: 'B', email: 'a@b.test' }
