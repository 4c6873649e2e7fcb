// The liability insurances of a trainee: those that end last first, each with its document and what can be done with it.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { type InsuranceView, insurancesOfTrainee } from '@practicum/shared/features/insurances/insurances.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { DayText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { Sentence } from '../../ui/Sentence'
import { DocumentList } from '../attachments/documents'
import { AddInsuranceButton, DeleteInsuranceButton, EditInsuranceButton } from './InsuranceButtons'
import { InsuranceState } from './InsuranceState'

interface InsuranceCardProps {
  readonly traineeId: string
  /** Who is warned: the trainee, or somebody who looks after them. */
  readonly whose?: 'own' | 'theirs'
}

export function InsuranceCard({ traineeId, whose = 'own' }: InsuranceCardProps) {
  const read = useRead(insurancesOfTrainee, { params: { id: traineeId } })
  return <ReadFrame read={read}>{answer => <Shown traineeId={traineeId} whose={whose} {...answer} />}</ReadFrame>
}

type ShownProps = AnswerOf<typeof insurancesOfTrainee> & Required<InsuranceCardProps>

function Shown({ traineeId, whose, required, standing, insurances }: ShownProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}>
      {standing !== 'current' && (required || standing !== 'empty') && <Warning {...{ standing, whose }} />}
      {insurances.length === 0 && !required && <Nothing />}
      {insurances.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', display: 'grid', gap: 1.5 }}>
          {insurances.map(insurance => (
            <Item key={insurance.id} insurance={insurance} />
          ))}
        </Box>
      )}
      <AddInsuranceButton traineeId={traineeId} />
    </Box>
  )
}

const Nothing = () => <Typography>{useTranslate()('coverage.empty')}</Typography>

function Warning({ standing, whose }: Pick<ShownProps, 'standing' | 'whose'>) {
  const translate = useTranslate()
  const of = whose === 'own' ? 'coverage' : 'coverage.theirs'
  const key = standing === 'empty' ? `${of}.required` : `${of}.standing.${standing}`
  return (
    <Alert severity={standing === 'expired' ? 'error' : 'warning'} sx={{ width: '100%' }}>
      {translate(key)}
    </Alert>
  )
}

function Item({ insurance }: { insurance: InsuranceView }) {
  const translate = useTranslate()
  const { covered_trainings, document, effective_date, expiration_date, state } = insurance
  const trainings = covered_trainings.map(({ display_name }) => display_name).join(', ')
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography sx={{ flexGrow: 1 }}>
          <Sentence
            text="coverage.from_until"
            parts={{ from: <DayText day={effective_date} long />, until: <DayText day={expiration_date} long /> }}
          />
        </Typography>
        <InsuranceState state={state} />
      </Box>
      {trainings !== '' && (
        <Typography variant="body2" color="textSecondary">
          {translate('coverage.covers', { trainings })}
        </Typography>
      )}
      <DocumentList documents={[document]} mayChange={false} touches={[]} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <EditInsuranceButton insurance={insurance} />
        <DeleteInsuranceButton insurance={insurance} />
      </Box>
    </Paper>
  )
}
