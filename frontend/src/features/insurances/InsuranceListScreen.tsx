// The liability insurances of all trainees of an organization, for those who coordinate them: those that end first before all others.
import Box from '@mui/material/Box'
import type { InsuranceView } from '@practicum/shared/features/insurances/insurances.contract'
import { INSURANCE_STATES } from '@practicum/shared/features/insurances/insurances.standing'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { DayText } from '../../ui/DateText'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { coverageMessages } from './coverage.messages'
import { InsuranceState } from './InsuranceState'

const address = ({ id }: InsuranceView): string => `/insurances/${id}`

export default function InsuranceListScreen() {
  return (
    <ScreenWords name="coverage" english={coverageMessages}>
      <Shown />
    </ScreenWords>
  )
}

function Shown() {
  const translate = useTranslate()
  const label = (field: string): string => translate(`coverage.field.${field}`)
  const link = (insurance: InsuranceView) => <RowLink to={address(insurance)}>{insurance.trainee.name}</RowLink>
  return (
    <>
      <PageHeader title={translate('coverage.title')} />
      <ListFrame<InsuranceView>
        label={translate('coverage.title')}
        resource="insurances"
        sort={{ field: 'expiration_date', order: 'ASC' }}
        quickFilters={[
          ...INSURANCE_STATES.map(state => ({ label: translate(`coverage.state.${state}`), filter: { state } })),
          { label: translate('coverage.ending'), filter: { ending: true } },
        ]}
        open={address}
        empty={<EmptyState text={translate('coverage.empty_list')} />}
        columns={[
          { source: 'trainee', label: label('trainee'), render: link },
          { source: 'state', label: label('state'), render: ({ state }) => <InsuranceState state={state} /> },
          {
            source: 'effective_date',
            label: label('effective_date'),
            sortable: true,
            render: ({ effective_date }) => <DayText day={effective_date} />,
          },
          {
            source: 'expiration_date',
            label: label('expiration_date'),
            sortable: true,
            render: ({ expiration_date }) => <DayText day={expiration_date} />,
          },
        ]}
        card={insurance => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
              {link(insurance)}
              <InsuranceState state={insurance.state} />
            </Box>
            <DayText day={insurance.expiration_date} long />
          </Box>
        )}
      />
    </>
  )
}
