// The time at a site as it is said and typed: minutes, in hours and what is left of one.
const HOUR = 60

interface InHours {
  readonly hours: number
  readonly minutes: number
}

export const inHours = (time: number): InHours => ({ hours: Math.floor(time / HOUR), minutes: time % HOUR })

export const inMinutes = ({ hours, minutes }: InHours): number => hours * HOUR + minutes
