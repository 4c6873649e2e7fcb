// Says whether something is a sample, and lets coordinators say otherwise.
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { markPersonSample, markPlanSample } from '@practicum/shared/features/samples/samples.contract'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useToldIntent } from '../../ui/use-told-intent'

interface ShownProps {
  readonly checked: boolean
  readonly what: 'plan' | 'trainee' | 'supervisor'
  readonly running: boolean
  readonly onChange: (sample: boolean) => unknown
}

const said = (sample: boolean) => [`samples.${sample ? 'marked' : 'unmarked'}`] as const

export function PlanSample({ id, checked }: { id: string; checked: boolean }) {
  const { run, running } = useToldIntent(markPlanSample)
  const change = (sample: boolean) => run({ params: { id }, body: { sample } }, () => said(sample))
  return <Shown checked={checked} what="plan" running={running} onChange={change} />
}

interface PersonSampleProps {
  readonly userId: string
  readonly positionId: string
  readonly role: 'trainee' | 'supervisor'
  readonly checked: boolean
}

export function PersonSample({ userId, positionId, role, checked }: PersonSampleProps) {
  const { run, running } = useToldIntent(markPersonSample)
  const person = { id: userId, position_id: positionId }
  const change = (sample: boolean) => run({ body: { person, sample } }, () => said(sample))
  return <Shown checked={checked} what={role} running={running} onChange={change} />
}

/** Whoever acts as somebody sees how it is. */
function Shown({ checked, what, running, onChange }: ShownProps) {
  const translate = useTranslate()
  const helpId = useId()
  const { is_impersonating } = useMe().user
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={checked}
            disabled={running || is_impersonating}
            onChange={(_event, on) => void onChange(on)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={translate(`samples.${what}`)}
      />
      <FormHelperText id={helpId} sx={{ mt: 0 }}>
        {translate(`samples.${what}_help`)}
      </FormHelperText>
    </div>
  )
}
