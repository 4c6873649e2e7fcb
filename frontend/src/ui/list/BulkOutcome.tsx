// What became of one intent on several things, each with its answer: those that were refused first.
import { type RaRecord, useTranslate } from 'react-admin'
import type { Answered } from '../../providers/use-each'
import { OutcomeDialog } from '../OutcomeDialog'
import { StatusChip } from '../StatusChip'

export interface Told extends Answered {
  readonly name: string
  /** That it was selected by. */
  readonly row: RaRecord['id'] | undefined
}

interface BulkOutcomeProps {
  readonly words: string
  readonly answers: readonly Told[]
  /** Is it selected still? What can no longer be selected leaves when the list is read again. */
  readonly stays: (answer: Told) => boolean
  readonly onClose: () => void
}

export function BulkOutcome({ words, answers, stays, onClose }: BulkOutcomeProps) {
  const translate = useTranslate()
  const refused = answers.filter(answer => answer.refused.length > 0)
  const done = answers.filter(answer => answer.refused.length === 0)
  const said = refused.every(stays) ? 'app.bulk.stay' : 'app.bulk.refused'
  return (
    <OutcomeDialog
      title={translate(`${words}.done`, { smart_count: done.length })}
      lead={refused.length > 0 ? translate(said, { smart_count: refused.length }) : undefined}
      rows={[...refused, ...done].map(answer => ({
        ...{ id: answer.id, name: answer.name, note: answer.refused.join(' ') },
        chip: <Outcome done={answer.refused.length === 0} />,
      }))}
      onClose={onClose}
    />
  )
}

const Outcome = ({ done }: { done: boolean }) => {
  const translate = useTranslate()
  return (
    <StatusChip
      tone={done ? 'success' : 'warning'}
      weight={done ? 'done' : 'alert'}
      label={translate(`app.bulk.${done ? 'one_done' : 'one_refused'}`)}
    />
  )
}
