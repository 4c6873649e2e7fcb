// Says that something was sent by mail, in the words that led here; without them there is nothing to say.
import { useEffect } from 'react'
import { useSession } from '../../providers/session'
import { Arrivals, useArrivals } from './Arrivals'
import { StepPaper } from './StepPaper'
import { useSecondStepWords } from './second-step'

export default function SetupEmailPage() {
  const { leave } = useSession()
  const words = useSecondStepWords()
  const isSilent = useArrivals().length === 0
  useEffect(() => {
    if (isSilent) leave('/login')
  }, [isSilent, leave])
  return isSilent ? null : (
    <StepPaper title={words.setup.title}>
      <Arrivals />
    </StepPaper>
  )
}
