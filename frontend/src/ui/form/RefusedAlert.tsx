// Why a form was not saved, where no field says so: brought into sight, for the button that was pressed may be far below.
import Alert from '@mui/material/Alert'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'

export interface Refused {
  /** A message key. */
  readonly title?: string
  readonly lines: readonly string[]
}

export function RefusedAlert({ title, lines }: Refused) {
  return lines.length > 0 ? <Shown lines={lines} {...(title && { title })} /> : null
}

function Shown({ title, lines }: Refused) {
  const translate = useTranslate()
  const alert = useRef<HTMLDivElement>(null)
  // In braces: what a browser answers to this is nothing to clean up with.
  useEffect(() => {
    alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={alert} severity="error" sx={{ mb: 2 }}>
      {title && <strong>{translate(title)}</strong>}
      {lines.length === 1 && !title ? (
        lines[0]
      ) : (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
