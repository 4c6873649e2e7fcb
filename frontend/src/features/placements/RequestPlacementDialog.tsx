// Asks for a placement, step by step: the site, who supervises, the training, and all of it once more before it is sent.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { type TrainingView, trainingsOfTrainee } from '@practicum/shared/features/trainings/trainings.contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import * as Form from '../../ui/form/dialog'
import { applyingMessages } from './applying.messages'
import { LookStep, SupervisorStep, TrainingStep } from './RequestSteps'
import {
  daysRefused,
  EMPTY_REQUEST,
  openTrainings,
  REQUEST_STEPS,
  type RequestStep,
  type RequestValues,
  requestFor,
  stepOfFields,
} from './request-form'
import { SiteStep } from './SiteStep'
import { type Beginning, useBeginning } from './use-beginning'

export interface RequestPlacementDialogProps extends Beginning {
  readonly onClose: () => void
}

const WIDTH = 720
const LAST = REQUEST_STEPS.length - 1

/** It opens from anywhere: its words come with it. */
export default function RequestPlacementDialog(props: RequestPlacementDialogProps) {
  return (
    <ScreenWords name="applying" english={applyingMessages}>
      <RequestForm {...props} />
    </ScreenWords>
  )
}

function RequestForm({ siteId, trainingId, onClose }: RequestPlacementDialogProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`applying.${key}`)
  const { user } = useMe()
  const trainings = useRead(trainingsOfTrainee, { params: { id: user.id } })
  const { form, at, go } = useSteps(trainings.data?.data ?? [], onClose)
  const full = useBeginning(form, { siteId, trainingId }, trainings.data?.data)
  const step = REQUEST_STEPS[at] ?? 'site'
  const nothingOpen = trainings.data !== undefined && openTrainings(trainings.data.data).length === 0
  const back = at > 0 && (
    <Button disabled={form.running} onClick={() => go(at - 1)} sx={{ mr: 'auto' }}>
      {words('back')}
    </Button>
  )
  return (
    <Form.FormDialog
      {...{ form, onClose, before: back }}
      width={WIDTH}
      title={words('title')}
      submit={words(at === LAST ? 'send' : 'next')}
      blocked={nothingOpen || (step === 'training' && trainings.data === undefined)}
    >
      {nothingOpen ? (
        <Alert severity="info">{words('training.none')}</Alert>
      ) : (
        <>
          <Progress at={at} />
          <Shown {...{ step, form, full }} trainings={trainings.data?.data} failed={trainings.isError} />
        </>
      )}
    </Form.FormDialog>
  )
}

/** The button that sends goes on until there is nothing left to fill in; a refusal leads back to the field that it is about. */
function useSteps(trainings: readonly TrainingView[], onClose: () => void) {
  const [at, go] = useState(0)
  const form = Form.useDialogForm<RequestValues, { readonly id: string }>({
    messages: 'applying.field',
    values: EMPTY_REQUEST,
    request: requestFor,
    rules: values => daysRefused(values, trainings),
    touches: ['dashboards', 'supervision-sites', 'trainings'],
    onClose,
    onRefused: ({ errors }, lines) => {
      const step = stepOfFields(errors.map(({ field }) => field))
      if (step) go(REQUEST_STEPS.indexOf(step))
      return { lines }
    },
    onSaved: ({ id }) => ({ notice: 'applying.sent', to: `/applications/${id}` }),
  })
  const next = async (): Promise<void> => {
    await form.methods.handleSubmit(() => go(at + 1))()
  }
  return { form: { ...form, submit: at < LAST ? next : form.submit }, at, go }
}

interface ShownProps {
  readonly step: RequestStep
  readonly form: Form.DialogForm<RequestValues>
  readonly full: SiteView | undefined
  readonly trainings: readonly TrainingView[] | undefined
  readonly failed: boolean
}

function Shown({ step, form, full, trainings, failed }: ShownProps) {
  if (step === 'site') return <SiteStep form={form} full={full} />
  if (step === 'supervisor') return <SupervisorStep form={form} />
  return step === 'training' ? <TrainingStep {...{ form, trainings, failed }} /> : <LookStep {...{ form, trainings }} />
}

/** Told anew with each step, and where the keyboard goes on from. */
function Progress({ at }: { at: number }) {
  const translate = useTranslate()
  const steps = useRef<HTMLOListElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current !== at) steps.current?.focus()
    before.current = at
  }, [at])
  return (
    <Stepper
      component="ol"
      ref={steps}
      tabIndex={-1}
      activeStep={at}
      alternativeLabel
      aria-label={translate('applying.progress')}
      sx={{ listStyle: 'none', p: 0, m: 0, outline: 'none' }}
    >
      {REQUEST_STEPS.map((step, index) => (
        <Step key={step} component="li" completed={index < at} aria-current={index === at ? 'step' : undefined}>
          <StepLabel>{translate(`applying.step.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
