// The countries with their ticks; what was changed is said below them until it is saved or undone.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiTextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type CountrySupport, supportCountries } from '@practicum/shared/features/countries/supported.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import { ContractForm } from '../../ui/form/ContractForm'
import { SaveBar } from '../../ui/form/SaveBar'
import { useContractForm } from '../../ui/form/use-contract-form'
import { useField } from '../../ui/form/use-field'
import { useUnsavedGuard } from '../../ui/form/use-unsaved-guard'
import { useToast } from '../../ui/toast'

interface Values {
  readonly supported: readonly string[]
}

export function CountriesForm({ countries }: { countries: readonly CountrySupport[] }) {
  const toast = useToast()
  const [text, setText] = useState('')
  const [opened, setOpened] = useState(() => supportedOf(countries))
  const form = useContractForm<Values, { supported: number }>({
    values: { supported: opened },
    // What somebody else has changed meanwhile stays.
    request: ({ supported }) => {
      const added = supported.filter(id => !opened.includes(id))
      const removed = opened.filter(id => !supported.includes(id))
      return requestOf(supportCountries, { body: { added, removed } })
    },
    onSaved: (answer, values, saved) => {
      setOpened(values.supported)
      saved.reset(values)
      toast('supported-countries.saved', { args: { smart_count: answer.supported } })
    },
  })
  const { question } = useUnsavedGuard(form, () => undefined)
  const { value: ticked, onChange } = useField<Values, readonly string[]>({ control: form.control, name: 'supported' })
  const shown = countries.filter(({ name }) => foldedOf(name).includes(foldedOf(text.trim())))
  const tick = (ids: readonly string[], on: boolean): void => {
    const others = ticked.filter(id => !ids.includes(id))
    // In the order of the list, so that a tick that is taken back leaves nothing to save.
    const wanted = new Set(on ? [...others, ...ids] : others)
    onChange(countries.map(({ id }) => id).filter(id => wanted.has(id)))
  }
  return (
    <ContractForm form={form}>
      <Finding text={text} onText={setText} ids={shown.map(({ id }) => id)} onTick={tick} />
      <Ticks countries={shown} ticked={new Set(ticked)} text={text} onTick={tick} />
      <Saving
        {...{ all: countries.length, opened, ticked }}
        running={form.running}
        onUndo={() => form.reset({ supported: opened })}
      />
      {question}
    </ContractForm>
  )
}

const supportedOf = (countries: readonly CountrySupport[]): readonly string[] =>
  countries.filter(({ supported }) => supported).map(({ id }) => id)

/** Without case and accents: "cote" finds Côte d’Ivoire. */
const foldedOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

type OnTick = (ids: readonly string[], on: boolean) => void

interface FindingProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly ids: readonly string[]
  readonly onTick: OnTick
}

function Finding({ text, onText, ids, onTick }: FindingProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <MuiTextField
        type="search"
        size="small"
        label={translate('supported-countries.find')}
        value={text}
        onChange={event => onText(event.target.value)}
        onKeyDown={event => {
          // It looks for one; it does not save.
          if (event.key === 'Enter') event.preventDefault()
        }}
        sx={{ width: { xs: '100%', sm: 280 } }}
      />
      <Button size="small" disabled={ids.length === 0} onClick={() => onTick(ids, true)}>
        {translate('supported-countries.all')}
      </Button>
      <Button size="small" disabled={ids.length === 0} onClick={() => onTick(ids, false)}>
        {translate('supported-countries.none')}
      </Button>
    </Box>
  )
}

interface TicksProps {
  readonly countries: readonly CountrySupport[]
  readonly ticked: ReadonlySet<string>
  readonly text: string
  readonly onTick: OnTick
}

function Ticks({ countries, ticked, text, onTick }: TicksProps) {
  const translate = useTranslate()
  if (countries.length === 0) return <Typography>{translate('supported-countries.nothing', { text })}</Typography>
  return (
    <Box component="ul" sx={{ columnWidth: 240, listStyle: 'none', m: 0, p: 0 }}>
      {countries.map(({ id, name }) => (
        <Box component="li" key={id} sx={{ breakInside: 'avoid' }}>
          <FormControlLabel
            control={<Checkbox checked={ticked.has(id)} onChange={(_event, on) => onTick([id], on)} />}
            label={name}
          />
        </Box>
      ))}
    </Box>
  )
}

interface SavingProps {
  readonly all: number
  readonly opened: readonly string[]
  readonly ticked: readonly string[]
  readonly running: boolean
  readonly onUndo: () => void
}

function Saving({ all, opened, ticked, running, onUndo }: SavingProps) {
  const translate = useTranslate()
  const added = ticked.filter(id => !opened.includes(id)).length
  const removed = opened.filter(id => !ticked.includes(id)).length
  const changed = added + removed > 0
  const standing = translate('supported-countries.count', { supported: ticked.length, all })
  const changes = translate('supported-countries.changes', { added, removed })
  return (
    <SaveBar>
      <Typography role="status" sx={{ flexGrow: 1 }}>
        {ticked.length === 0 ? translate('supported-countries.one_left') : changed ? changes : standing}
      </Typography>
      {changed && <Button onClick={onUndo}>{translate('supported-countries.undo')}</Button>}
      <Button type="submit" variant="contained" disabled={!changed || ticked.length === 0} loading={running}>
        {translate('supported-countries.save')}
      </Button>
    </SaveBar>
  )
}
