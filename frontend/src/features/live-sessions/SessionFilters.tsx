// What a list of sessions is narrowed by: who hosts them, when they start, and how they stand.
import type { MeetingStatus } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { useTranslate } from 'react-admin'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import { DaysFilter } from '../../ui/list/filters/DaysFilter'
import { PersonFilter } from '../../ui/list/filters/PersonFilter'
import type { SessionListKind } from './SessionList'

/** What the sessions of a list can be; one word for all of them narrows nothing. */
const STATUSES: Readonly<Partial<Record<SessionListKind, readonly MeetingStatus[]>>> = {
  upcoming: ['started', 'scheduled'],
  past: ['ended', 'canceled'],
  archived: ['ended', 'canceled'],
}

export function SessionFilters({ kind }: { kind: SessionListKind }) {
  const translate = useTranslate()
  const statuses = STATUSES[kind]
  return (
    <>
      <PersonFilter field="owner_id" label={translate('live-sessions.field.host')} />
      <DaysFilter field="starts" label={translate('live-sessions.field.start')} />
      {statuses && (
        <ChoiceFilter
          field="status"
          label={translate('live-sessions.field.status')}
          choices={statuses.map(value => ({ value, label: translate(`live-sessions.status.${value}`) }))}
        />
      )}
    </>
  )
}
