// The heading of a screen, of which each has one; the browser's tab is named after it.
import Typography, { type TypographyProps } from '@mui/material/Typography'
import { useScreenTitle } from './tab-title'

interface ScreenHeadingProps extends Pick<TypographyProps<'h1'>, 'sx' | 'ref' | 'tabIndex'> {
  readonly children: string
  /** What the tab says instead, where the heading greets. */
  readonly tab?: string | undefined
}

export function ScreenHeading({ children, tab = children, ...rest }: ScreenHeadingProps) {
  useScreenTitle(tab)
  return (
    <Typography variant="h1" {...rest}>
      {children}
    </Typography>
  )
}
