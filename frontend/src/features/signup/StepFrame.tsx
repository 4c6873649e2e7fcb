// What every step of signing up has: its heading, which gets the focus, what was refused, its fields and its buttons.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormFrame } from '../../ui/form/use-form-frame'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { type Step, sectionOf } from './signup-steps'
import { filledWith, useSignupWords } from './signup-words'
import type { Signup } from './use-signup'

interface StepFrameProps {
  readonly signup: Signup
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}

export function StepFrame({ signup, title, intro, children }: StepFrameProps) {
  const { methods, submit, refused, step, offer } = signup
  const { element } = useFormFrame({ control: methods.control, submit })
  return (
    <>
      <StepHeading title={title} organization={offer.organization.name} />
      <SectionText step={step} />
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {intro}
      </Typography>
      <Stack component="form" useFlexGap spacing={2} {...element}>
        <RefusedLines lines={refused} />
        {children}
        <StepButtons signup={signup} />
      </Stack>
    </>
  )
}

interface StepHeadingProps {
  readonly title: string
  /** Undefined where none is known. */
  readonly organization?: string | undefined
}

/** Whoever reads with their ears is told that the page is another one now. */
export function StepHeading({ title, organization }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <ScreenHeading
      tab={organization === undefined ? title : `${title} · ${organization}`}
      ref={heading}
      tabIndex={-1}
      sx={{ outline: 'none', scrollMarginTop: 16 }}
    >
      {title}
    </ScreenHeading>
  )
}

export function SectionText({ step }: { step: Step }) {
  const words = useSignupWords()
  const section = sectionOf(step)
  if (!section) return null
  return (
    <Typography variant="body2" sx={{ my: 0.5 }}>
      {filledWith(words.section, { ...section })}
    </Typography>
  )
}

export function RefusedLines({ lines }: { lines: readonly string[] }) {
  const alert = useRef<HTMLDivElement>(null)
  // The button that was pressed may be far below.
  useEffect(() => {
    if (lines.length > 0) alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [lines])
  if (lines.length === 0) return null
  return (
    <Alert severity="error" ref={alert}>
      {lines.map(line => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  )
}

function StepButtons({ signup: { buttons, doing, back } }: { signup: Signup }) {
  const words = useSignupWords()
  const busy = doing !== 'nothing'
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 20, textAlign: 'end' }}>
        {busy && (doing === 'creating' ? words.creating : words.checking)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
        {buttons.back && (
          <Button size="large" disabled={busy} onClick={back}>
            {words.back}
          </Button>
        )}
        {buttons.forward && (
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {words[buttons.forward]}
          </Button>
        )}
      </Box>
    </>
  )
}
