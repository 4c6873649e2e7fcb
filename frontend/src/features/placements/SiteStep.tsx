// The site of a request: found in the directory, and chosen from what is found.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import MuiTextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { siteAreas } from '@practicum/shared/features/supervision-sites/asking.contract'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { CoordinatorLinks } from '../../ui/CoordinatorLinks'
import type { DialogForm } from '../../ui/form/dialog'
import { useField } from '../../ui/form/use-field'
import { useSettled } from '../../ui/use-settled'
import { likelySupervisor, type RequestValues } from './request-form'

interface Asked {
  readonly q: string
  readonly state_id: string
  readonly county: string
  readonly accepting: boolean
}

const EVERYWHERE: Asked = { q: '', state_id: '', county: '', accepting: true }
const RESTED_MS = 300
const PAGE = 8

interface SiteStepProps {
  readonly form: DialogForm<RequestValues>
  /** Named by the address, and accepting nobody. */
  readonly full: SiteView | undefined
}

export function SiteStep({ form, full }: SiteStepProps) {
  const words = useWords()
  const [asked, setAsked] = useState(EVERYWHERE)
  const settled = useSettled(asked, RESTED_MS)
  const chosen = useWatch({ control: form.control, name: 'site_id' })
  return (
    <>
      {full && !chosen && <Alert severity="info">{words('not_chosen', { name: full.name })}</Alert>}
      <SiteFilters asked={asked} onAsk={change => setAsked(before => ({ ...before, ...change }))} />
      <FoundSites key={JSON.stringify(settled)} form={form} asked={settled} />
      <Missing />
    </>
  )
}

function SiteFilters({ asked, onAsk }: { asked: Asked; onAsk: (change: Partial<Asked>) => void }) {
  const words = useWords()
  const { state_id } = asked
  const { data: areas } = useRead(siteAreas, {})
  const { data: within } = useRead(siteAreas, { query: { state_id } }, { enabled: state_id !== '' })
  const [typed, setTyped] = useState(asked.q)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <MuiTextField
        fullWidth
        autoFocus
        type="search"
        label={words('search')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onAsk({ q: target.value })
        }}
        sx={{ gridColumn: '1 / -1' }}
      />
      <Area
        label={words('state')}
        value={state_id}
        choices={areas?.states ?? []}
        onChoose={chosen => onAsk({ state_id: chosen, county: '' })}
      />
      <Area
        label={words('county')}
        value={asked.county}
        choices={(within?.counties ?? []).map(name => ({ id: name, name }))}
        {...(state_id === '' && { none: words('county_first') })}
        onChoose={county => onAsk({ county })}
      />
      <FormControlLabel
        sx={{ gridColumn: '1 / -1' }}
        control={<Checkbox checked={asked.accepting} onChange={(_event, accepting) => onAsk({ accepting })} />}
        label={words('accepting')}
      />
    </Box>
  )
}

interface AreaProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  /** Why nothing can be chosen. */
  readonly none?: string
  readonly onChoose: (value: string) => void
}

function Area({ label, value, choices, none, onChoose }: AreaProps) {
  const words = useWords()
  return (
    <MuiTextField
      select
      fullWidth
      label={label}
      value={value}
      disabled={none !== undefined}
      helperText={none}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{words('any')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </MuiTextField>
  )
}

function useFound({ q, state_id, county, accepting }: Asked, pages: number) {
  return useGetList<SiteView>('supervision-sites', {
    pagination: { page: 1, perPage: PAGE * pages },
    sort: { field: 'name', order: 'ASC' },
    filter: {
      status: 'approved',
      ...(q.trim() !== '' && { q: q.trim() }),
      ...(state_id !== '' && { state_id }),
      ...(county !== '' && { county }),
      ...(accepting && { accepting_trainees: true }),
    },
  })
}

function FoundSites({ form, asked }: { form: DialogForm<RequestValues>; asked: Asked }) {
  const words = useWords()
  const [pages, setPages] = useState(1)
  const read = useFound(asked, pages)
  const { value: chosen, onChange, error, ref } = useField<RequestValues, SiteView | null>(form.bind('site_id'))
  const choose = (id: string): void => {
    const site = read.data?.find(one => one.id === id)
    if (!site) return
    onChange(site)
    form.methods.setValue('supervisor', likelySupervisor(site))
  }
  if (read.isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void read.refetch()}>{words('again')}</Button>}>
        {words('failed')}
      </Alert>
    )
  }
  const { data: sites = [], total = 0 } = read
  return (
    <FormControl error={error !== undefined} component="div">
      <Typography variant="body2" color="textSecondary" role="status">
        {!read.isPending && (total === 0 ? words('none') : words('found', { smart_count: total }))}
      </Typography>
      {chosen && <Typography sx={{ fontWeight: 600 }}>{words('chosen', { name: chosen.name })}</Typography>}
      {error && <FormHelperText>{error}</FormHelperText>}
      <RadioGroup
        aria-label={form.words('site_id')}
        aria-invalid={error !== undefined}
        value={chosen?.id ?? ''}
        onChange={(_event, id) => choose(id)}
      >
        {sites.map((site, index) => (
          <SiteChoice key={site.id} site={site} input={index === 0 ? ref : undefined} />
        ))}
      </RadioGroup>
      {sites.length < total && (
        <Button onClick={() => setPages(pages + 1)} sx={{ alignSelf: 'start' }}>
          {words('more')}
        </Button>
      )}
    </FormControl>
  )
}

interface SiteChoiceProps {
  readonly site: SiteView
  readonly input: ((element: HTMLElement | null) => void) | undefined
}

function SiteChoice({ site, input }: SiteChoiceProps) {
  const words = useWords()
  const { name, department, city, county, state_name } = site
  const about = [department, [city, state_name].filter(Boolean).join(', '), county].filter(Boolean).join(' · ')
  return (
    <FormControlLabel
      value={site.id}
      disabled={!site.accepting_trainees}
      control={<Radio slotProps={{ input: input ? { ref: input } : {} }} />}
      sx={{ alignItems: 'flex-start', my: 0.5 }}
      label={
        <Box component="span" sx={{ display: 'block', pt: 1 }}>
          {name}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {site.accepting_trainees ? about : words('full')}
          </Typography>
        </Box>
      }
    />
  )
}

function Missing() {
  const words = useWords()
  const { role } = useMe()
  return (
    <Typography variant="body2" color="textSecondary">
      {words('missing')} {role === 'trainee' && <CoordinatorLinks role={role} />}
    </Typography>
  )
}

function useWords() {
  const translate = useTranslate()
  return (key: string, args?: Readonly<Record<string, unknown>>): string => translate(`applying.site.${key}`, args)
}
