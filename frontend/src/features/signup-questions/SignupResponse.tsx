// What somebody has answered at signup, each question with its answer, and the licences they have named.
import Typography from '@mui/material/Typography'
import { listDisciplines, type SignupResponse } from '@practicum/shared/features/signup-questions/survey.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { FactList } from '../../ui/Facts'
import { useLanguage } from '../../ui/language'

export function ResponseShown({ response }: { response: SignupResponse }) {
  const translate = useTranslate()
  const answerOf = useAnswer()
  const licenseOf = useLicense()
  const { answers, supervisor_licenses: licenses } = response
  if (answers.length + licenses.length === 0) return <Typography>{translate('questions.response.nothing')}</Typography>
  return (
    <FactList
      facts={[
        ...answers.map(answer => ({ label: answer.body, value: answerOf(answer) })),
        ...(licenses.length > 0
          ? [{ label: translate('questions.response.licenses'), value: licenses.map(licenseOf).join('; ') }]
          : []),
      ]}
    />
  )
}

type Answer = SignupResponse['answers'][number]

function useAnswer(): (answer: Answer) => string {
  const translate = useTranslate()
  const language = useLanguage()
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return ({ fieldtype, chosen, value_int, value_date, value_text, other_text }) => {
    if (fieldtype.name === 'agree') return translate(`questions.response.${value_int === 1 ? 'agreed' : 'not_agreed'}`)
    if (value_date !== null) return month.format(new Date(value_date))
    return [...chosen, value_int, value_text, other_text].filter(part => part !== null).join(', ')
  }
}

function useLicense(): (license: SignupResponse['supervisor_licenses'][number]) => string {
  const { data: disciplines } = useRead(listDisciplines, {})
  return ({ license_number, state_id, discipline_id }) => {
    const discipline = disciplines?.find(({ id }) => id === discipline_id)?.value ?? discipline_id
    return [license_number, state_id, discipline].join(', ')
  }
}
