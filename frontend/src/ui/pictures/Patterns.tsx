// Fillings that tell series apart without their colours: the first is plain, the others are striped and dotted.

const SIZE = 6
/** By the index of the series. */
const LOOKS = ['plain', 'striped', 'dotted', 'crossed'] as const

const idOf = (index: number, colour: string): string => `picture-${LOOKS[index % LOOKS.length]}-${colour.slice(1)}`

/** What fills the series. */
export const patternOf = (index: number, colour: string): string =>
  index === 0 ? colour : `url(#${idOf(index, colour)})`

/** One for each series, inside the drawing. */
export function Patterns({ colours }: { colours: readonly string[] }) {
  return (
    <defs>
      {colours.map((colour, index) => (
        <pattern
          key={idOf(index, colour)}
          id={idOf(index, colour)}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={SIZE} height={SIZE} fill={colour} fillOpacity={0.25} />
          {LOOKS[index % LOOKS.length] === 'dotted' ? (
            <circle cx={SIZE / 2} cy={SIZE / 2} r={1.5} fill={colour} />
          ) : (
            <rect width={SIZE / 2} height={SIZE} fill={colour} />
          )}
          {LOOKS[index % LOOKS.length] === 'crossed' && <rect width={SIZE} height={SIZE / 3} fill={colour} />}
        </pattern>
      ))}
    </defs>
  )
}
