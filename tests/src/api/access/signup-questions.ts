// Who may call what of the questions of signing up, and what each may do to whose thing: by hand.
import { addSignupQuestion } from '@practicum/shared/features/signup-questions/signup-questions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'
import { person } from './people'

const content = { body: 'Where do you practice?', required: false, section: 1, ordering: 1 }
const question = { ...content, role: 'trainee' as const, fieldtype: 'single' as const }

/** The platform's: nobody has anything to do with it but those who run it. */
async function asked({ program: { admin, trainee: own, faculty: part } }: Cast): Promise<Thing> {
  return { id: (await admin.browser.do(addSignupQuestion, { body: question })).body.id, own, part }
}

const OF_PLATFORM = 'a question of the platform, which admins alone change: signup-questions.spec.ts'

const NOTHING = 'nothing is written, and what is asked is the same for all'

export const access: Access = {
  roles: `
    addSignupQuestion          . . . . . x
    addSignupQuestionValue     . . . . . x
    changeSignupQuestion       . . . . . x
    changeSignupQuestionValue  . . . . . x
    changeSignupResponse       . x x x x .
    checkSignupResponse        x x x x x x
    checkSupervisorLicenses    x x x x x x
    getSignupResponse          . . . . x x
    getSurveyQuestions         x x x x x x
    layStartingQuestions       . . . . . x
    listDisciplines            x x x x x x
    listSignupQuestions        . . . . . x
    ownSignupResponse          . x x x x x
    removeSignupQuestionValue  . . . . . x
    retireSignupQuestion       . . . . . x
  `,
  relations: `
                            own  part colleague coordinator admin former foreign
    addSignupQuestionValue  -    -    -         -           x     -      -
    changeSignupQuestion    -    -    -         -           x     -      -
    getSignupResponse       -    -    -         x           x     .      .
    retireSignupQuestion    -    -    -         -           x     -      -
  `,
  ofNobody: {
    changeSignupQuestionValue: OF_PLATFORM,
    changeSignupResponse: 'one’s own answers, to questions that are the same for all: signup-questions.spec.ts',
    checkSignupResponse: NOTHING,
    checkSupervisorLicenses: NOTHING,
    getSurveyQuestions: 'the same for all',
    removeSignupQuestionValue: OF_PLATFORM,
  },
  things: [
    [/^\/api\/signup-questions\/:id/, asked],
    [/^\/api\/users\/:id\/signup-response/, person],
  ],
  bodies: {
    addSignupQuestion: () => question,
    addSignupQuestionValue: () => ({ value: `Clinic ${newId()}` }),
    changeSignupQuestion: () => content,
    changeSignupQuestionValue: () => ({ value: 'Clinic' }),
    changeSignupResponse: () => ({ answers: [] }),
    checkSignupResponse: () => ({ answers: [] }),
    checkSupervisorLicenses: () => ({
      supervisor_licenses: [{ license_number: '00000', state_id: 'US-CA', discipline_id: 'psychology' }],
    }),
  },
}
