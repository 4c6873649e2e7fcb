// A person or a thing in a row narrows its list to itself.
import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { useFilterValues } from '../../ui/list/filters/FilterChip'

interface NarrowProps {
  readonly name: string
  readonly value: string
  readonly label: string
  /** One of many that are called the same. */
  readonly one?: true
}

export function Narrow({ name, value, label, one }: NarrowProps) {
  const [, set] = useFilterValues()
  const translate = useTranslate()
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      aria-label={translate(one ? 'audit.narrow_to_one' : 'audit.narrow_to', { what: label })}
      onClick={() => set({ [name]: value })}
      // Quiet: every row has some, and its own link leads to what happened.
      sx={{
        ...{ font: 'inherit', verticalAlign: 'baseline', textAlign: 'left' },
        ...{ textDecoration: 'underline dotted', textUnderlineOffset: 3 },
      }}
    >
      {label}
    </Link>
  )
}

/** The product itself is nobody. */
export const isPerson = (id: string): boolean => id.includes('-')

/** Of the access trail, which holds no more than ids: enough to tell two of them apart. */
export const shortened = (id: string): string => `…${id.slice(-6)}`
