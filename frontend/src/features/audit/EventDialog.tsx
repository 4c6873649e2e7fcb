// One event whole: who did what, to which thing and what it says, in the words of the screens; below it, as it stands in the log.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { getEvent } from '@practicum/shared/features/audit/audit.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { LookDialog } from '../../ui/LookDialog'
import { PersonName } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { Sentence } from '../../ui/Sentence'
import { usePastWords, useTypeInWords } from './history-words'
import { InTheLog } from './InTheLog'
import { isPerson } from './narrowing'
import { isEmpty, PastValue } from './PastValue'
import { ThingText } from './ThingText'
import { kindOf } from './things'

type WholeEvent = AnswerOf<typeof getEvent>

export function EventDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  const read = useRead(getEvent, { params: { id } })
  return (
    <LookDialog title={read.data ? typeInWords(read.data.type) : translate('audit.event')} onClose={onClose}>
      <ReadFrame read={read}>
        {event => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <Facts
              facts={[
                { label: translate('audit.field.actor'), value: <Who event={event} /> },
                { label: translate('audit.field.when'), value: <Exactly at={event.occurred_at} /> },
                { label: translate('audit.field.organization'), value: event.organization_name },
                { label: translate('audit.field.thing'), value: <ThingText stream={event.stream} /> },
                { label: translate('audit.field.reason'), value: event.reason },
              ]}
            />
            <Told event={event} />
            <InTheLog {...asLogged(event)} />
          </Box>
        )}
      </ReadFrame>
    </LookDialog>
  )
}

function Who({ event: { actor_id, actor_name, root_actor, by_token } }: { event: WholeEvent }) {
  const translate = useTranslate()
  const name = isPerson(actor_id) ? <PersonName id={actor_id} name={actor_name} /> : translate('audit.system')
  if (by_token) return <Sentence text="audit.by_token" parts={{ name }} />
  if (root_actor) return <Sentence text="audit.as" parts={{ root: <PersonName {...root_actor} />, name }} />
  return name
}

/** As people say it, and to the thousandth of a second, as it stands in the log. */
function Exactly({ at }: { at: string }) {
  return (
    <>
      <InstantText at={at} clock /> · <code>{at}</code>
    </>
  )
}

function Told({ event: { stream, revision, told, sealed } }: { event: WholeEvent }) {
  const translate = useTranslate()
  const words = usePastWords(kindOf(stream))
  const shown = told.filter(({ value }) => revision > 0 || !(isEmpty(value) || value === false))
  return (
    <Box component="section">
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('audit.told')}
      </Typography>
      {shown.length > 0 && (
        <Facts
          facts={shown.map(({ field, value }) => ({
            label: words.field(field),
            value: isEmpty(value) ? (
              translate('audit.nothing')
            ) : (
              <PastValue field={field} value={value} words={words} />
            ),
          }))}
        />
      )}
      {(sealed || shown.length === 0) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: shown.length > 0 ? 1 : 0 }}>
          {translate(sealed ? 'audit.sealed' : 'audit.told_nothing')}
        </Typography>
      )}
    </Box>
  )
}

function asLogged({ data, metadata, id, stream, revision, position, type }: WholeEvent) {
  return { data, metadata: { id, stream, revision, position, type, ...metadata } }
}
