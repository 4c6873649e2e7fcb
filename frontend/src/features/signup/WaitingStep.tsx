// The step on which the page waits for the address to be proved, and goes on by itself. Fetched when it comes: whoever was invited never sees it.
import { useVerified } from './use-verified'
import { VerifyStep, type VerifyStepProps } from './VerifyStep'
import { keptWaiting } from './waiting'

interface WaitingStepProps extends VerifyStepProps {
  readonly verified: () => void
}

export default function WaitingStep({ verified, ...shown }: WaitingStepProps) {
  useVerified(keptWaiting(shown.email)?.waiting, verified)
  return <VerifyStep {...shown} />
}
