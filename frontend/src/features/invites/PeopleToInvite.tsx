// The people to be invited: pasted as a list or added one by one, each with what is wrong with them.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useField } from '../../ui/form/use-field'
import type { Invitee } from './cohort'
import type { Said } from './cohort-line'
import { PasteField } from './PasteField'
import { PersonRow } from './PersonRow'
import { isBlank, wrongOf } from './people-complaints'
import type { InviteValues, Inviting } from './use-invite-form'

type PeopleToInviteProps = Pick<Inviting, 'form' | 'invited' | 'refusals' | 'forgive'>

export function PeopleToInvite({ form, invited, refusals, forgive }: PeopleToInviteProps) {
  const translate = useTranslate()
  const words = (key: string, args?: object): string => translate(`invitations.invite.${key}`, args)
  const {
    value: people,
    onChange,
    error,
  } = useField<InviteValues, readonly Invitee[]>({
    control: form.control,
    name: 'people',
  })
  const [newest, setNewest] = useState<string>()
  const nextKey = useNextKey(people)
  const add = (some: readonly Said[]): void => onChange([...people, ...some.map(said => ({ ...said, key: nextKey() }))])
  const addOne = (): void => {
    const key = nextKey()
    setNewest(key)
    onChange([...people, { key, first_name: '', last_name: '', email: '' }])
  }
  const { list, adding, place } = useNextPlace()
  const rows = useRows(people, onChange, { forgive, removed: place })
  const wrong = wrongOf(people, words)
  const tried = form.methods.formState.submitCount > 0
  return (
    <div>
      <PasteField form={form} invited={invited} people={people} onAdd={add} />
      {people.length > 0 && (
        <Typography variant="h2" sx={{ fontSize: '1rem', mt: 2.5 }}>
          {words('people', { smart_count: people.length })}
        </Typography>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      <div ref={list}>
        {people.map((person, index) => (
          <PersonRow
            key={person.key}
            {...{ person, ...rows }}
            number={index + 1}
            // Who has just been added is not wrong before anything was typed.
            wrong={tried || !isBlank(person) ? wrong.get(person.key) : undefined}
            refused={refusals.get(person.key)}
            disabled={form.running}
            isNew={person.key === newest}
          />
        ))}
      </div>
      <Button ref={adding} startIcon={<Add />} onClick={addOne} disabled={form.running} sx={{ mt: 1 }}>
        {words('one')}
      </Button>
    </div>
  )
}

/** No other row has had it, also not one that has gone since. */
function useNextKey(people: readonly Invitee[]): () => string {
  const last = useRef(0)
  return () => {
    last.current = Math.max(last.current, ...people.map(({ key }) => Number(key) || 0)) + 1
    return String(last.current)
  }
}

interface Told {
  readonly forgive: Inviting['forgive']
  /** The one that stood there is gone. */
  readonly removed: (index: number) => void
}

function useRows(people: readonly Invitee[], put: (people: readonly Invitee[]) => void, told: Told) {
  const latest = useRef({ people, put, ...told })
  latest.current = { people, put, ...told }
  const [rows] = useState(() => ({
    onChange: (key: string, some: Partial<Said>): void => {
      latest.current.put(latest.current.people.map(one => (one.key === key ? { ...one, ...some } : one)))
      latest.current.forgive(key)
    },
    onRemove: (key: string): void => {
      const index = latest.current.people.findIndex(one => one.key === key)
      latest.current.put(latest.current.people.filter(one => one.key !== key))
      latest.current.removed(index)
    },
  }))
  return rows
}

/** Whoever takes rows out goes on with the one that has moved up, with the last one, or with adding somebody. */
function useNextPlace() {
  const list = useRef<HTMLDivElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const [at, place] = useState<{ readonly index: number }>()
  useEffect(() => {
    if (!at) return
    const rows = list.current?.children
    const row = rows?.item(Math.min(at.index, rows.length - 1))
    const next = row?.querySelector('button') ?? adding.current
    next?.focus()
  }, [at])
  return { list, adding, place: (index: number) => place({ index }) }
}
