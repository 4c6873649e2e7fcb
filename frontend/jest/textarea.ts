// What MUI draws for several lines of text: it measures them at every change, and jsdom, where nothing has a size, takes a seventh of the time
// of some suites to answer that.
import { createElement, forwardRef, type TextareaHTMLAttributes } from 'react'

interface Lines extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly minRows?: number | string
  readonly maxRows?: number | string
}

export default forwardRef<HTMLTextAreaElement, Lines>(({ minRows, maxRows: _grown, ...rest }, ref) =>
  createElement('textarea', { ...rest, ref, rows: Number(minRows ?? 1) }),
)
