// Trainings to try things with: the calls of a coordinator over plans of their own, of a program that is there once the calls are made.
import type { AnswerOf, BodyInputOf } from '@practicum/shared/contract/row'
import { createTrainingLevel, createTrainingPlan } from '@practicum/shared/features/training-plans/changing.contract'
import { createTrainings, deleteTraining, editTrainings } from '@practicum/shared/features/trainings/changing.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import type { TestApp } from './app'
import type { Answer } from './browser'
import { enrol, type Member, type TestProgram } from './program'

type Body = BodyInputOf<typeof createTrainings>

export const today = dateIn('America/Los_Angeles', new Date())
export const days = (from: number, to: number) => ({ start_at: addDays(today, from), end_at: addDays(today, to) })
const keyed = (key?: string) => (key === undefined ? {} : { key })

interface World {
  readonly app: TestApp
  readonly program: TestProgram
  /** Of the plan that is meant where no other is named. */
  readonly planId: string
}

/** Where nobody else is named, a coordinator calls. */
export class TrainingCalls {
  constructor(private readonly world: () => World) {}

  private get coordinator(): Member {
    return this.world().program.coordinator
  }

  async plan(name: string, { browser }: Member = this.coordinator): Promise<string> {
    const level = await browser.do(createTrainingLevel, { body: { name: `Level of ${name}` } })
    const body = { name, level_id: level.body.id, start_at: '2030-09-01', end_at: '2031-05-31', activity_types: [] }
    return (await browser.do(createTrainingPlan, { body })).body.id
  }

  newTrainee(): Promise<Member> {
    const { app, program } = this.world()
    return enrol(app, { role: 'trainee', organizationId: program.organizationId, name: `T ${newId()}` })
  }

  asked(trainees: readonly Member[], changes: Partial<Body> = {}): Body {
    const trainee_ids = trainees.map(({ userId }) => userId)
    return { trainee_ids, training_plan_id: this.world().planId, ...days(0, 100), ...changes }
  }

  assign(
    body: Body,
    key?: string,
    { browser }: Member = this.coordinator,
  ): Promise<Answer<AnswerOf<typeof createTrainings>>> {
    return browser.do(createTrainings, { body, ...keyed(key) })
  }

  async assigned(trainee: Member, changes: Partial<Body> = {}): Promise<string> {
    return (await this.assign(this.asked([trainee], changes))).body.data[0]?.id ?? ''
  }

  edit(
    body: BodyInputOf<typeof editTrainings>,
    key?: string,
    { browser }: Member = this.coordinator,
  ): Promise<Answer<AnswerOf<typeof editTrainings>>> {
    return browser.do(editTrainings, { body, ...keyed(key) })
  }

  remove(id: string, { browser }: Member = this.coordinator): Promise<Answer> {
    return browser.do(deleteTraining, { params: { id } })
  }
}
