// Whether a training plan is a sample, on its page.
import { listSamples } from '@practicum/shared/features/samples/samples.contract'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { PlanSample } from './SampleSwitch'
import { sampleMessages } from './sample-switch.messages'

export function PlanSamples({ id }: { id: string }) {
  return (
    <ScreenWords name="samples" english={sampleMessages}>
      <Shown id={id} />
    </ScreenWords>
  )
}

function Shown({ id }: { id: string }) {
  const read = useRead(listSamples, { query: { id: [id] } })
  return (
    <TitledPaper id="plan-sample" title={useTranslate()('samples.title')}>
      <ReadFrame read={read}>{({ data }) => <PlanSample id={id} checked={data.length > 0} />}</ReadFrame>
    </TitledPaper>
  )
}
