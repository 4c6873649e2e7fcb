// The colours of activity types: each stands out at 3:1 or more against the grounds of both themes, so that one palette serves both.
import type { ActivityColor } from '@practicum/shared/features/training-plans/training-plans.fields'

export const ACTIVITY_COLOURS: Readonly<Record<ActivityColor, string>> = {
  blue: '#2f7fd1',
  teal: '#12908e',
  green: '#2f9150',
  olive: '#7d8a2a',
  amber: '#b07d0e',
  orange: '#cc6a1f',
  red: '#d14b4b',
  pink: '#c9528f',
  purple: '#8c63c9',
  grey: '#6f7f88',
}
