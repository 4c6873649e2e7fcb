// Draws columns and rings with the library of charts, in the colours of the theme; fetched when the first of them is near.
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge'
import { useNavigate } from 'react-router'
import type { Bars, Ring } from './drawing'
import { Patterns, patternOf } from './Patterns'
import { toneColour } from './tones'

export default function Chart({ shape, height }: { shape: Bars | Ring; height: number }) {
  return shape.kind === 'bars' ? <Columns bars={shape} height={height} /> : <Circle ring={shape} height={height} />
}

/** Above the highest column, for its number. */
const ROOM = 1.15
/** A part of a column that is lower has no number on it: the table has. */
const LABEL_HEIGHT = 18
/** Of more columns every so many have their word below. */
const WORDS = 8

function Columns({ bars: { categories, series }, height }: { bars: Bars; height: number }) {
  const theme = useTheme()
  const navigate = useNavigate()
  const open = (index: number | undefined): void => {
    const to = categories[index ?? -1]?.to
    if (to !== undefined) void navigate(to)
  }
  const tones = categories.map(({ tone }) => toneColour(theme, tone ?? series[0]?.tone ?? 'primary'))
  const stacked = series.length > 1
  const highest = Math.max(
    1,
    ...categories.map((_category, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
  )
  return (
    <BarChart
      height={height}
      skipAnimation
      disableKeyboardNavigation
      hideLegend={!stacked}
      borderRadius={3}
      margin={{ left: 4, right: 4, top: 16, bottom: 0 }}
      xAxis={[
        {
          data: categories.map(({ key }) => key),
          scaleType: 'band',
          disableLine: true,
          disableTicks: true,
          tickLabelInterval: (_key: string, index: number) =>
            categories.length <= WORDS || (categories.length - 2 - index) % 3 === 0,
          categoryGapRatio: 0.35,
          valueFormatter: (key: string, { location }) => {
            const found = categories.find(category => category.key === key)
            return (location === 'tick' ? found?.short : undefined) ?? found?.label ?? key
          },
          ...(!stacked && { colorMap: { type: 'ordinal', values: categories.map(({ key }) => key), colors: tones } }),
        },
      ]}
      yAxis={[{ position: 'none', min: 0, max: highest * ROOM }]}
      series={series.map(({ key, label, tone, values }, index) => ({
        ...{ id: key, label, data: [...values] },
        ...(stacked && { stack: 'all' }),
        color: stacked ? patternOf(index, toneColour(theme, tone)) : toneColour(theme, tone),
        barLabel: ({ value }, { bar }) => (value && (!stacked || bar.height >= LABEL_HEIGHT) ? String(value) : null),
        barLabelPlacement: stacked ? 'center' : 'outside',
      }))}
      onItemClick={(_event, { dataIndex }) => open(dataIndex)}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom' },
          sx: { flexWrap: 'wrap', justifyContent: 'center', columnGap: 1.5, rowGap: 0, fontSize: '0.75rem' },
        },
      }}
      sx={{
        '.MuiBarChart-element': {
          cursor: categories.some(({ to }) => to) ? 'pointer' : 'default',
        },
        // Numbers on fillings stand out by a rim.
        ...(stacked && {
          '.MuiBarChart-label': {
            paintOrder: 'stroke',
            stroke: theme.palette.background.paper,
            strokeWidth: 5,
          },
        }),
        '@media (forced-colors: active)': { rect: { stroke: 'CanvasText' } },
      }}
    >
      {stacked && <Patterns colours={series.map(({ tone }) => toneColour(theme, tone))} />}
    </BarChart>
  )
}

function Circle({ ring: { done, whole, text }, height }: { ring: Ring; height: number }) {
  const { palette } = useTheme()
  return (
    <Gauge
      height={height}
      skipAnimation
      value={done}
      valueMax={Math.max(whole, 1)}
      innerRadius="76%"
      outerRadius="100%"
      cornerRadius="50%"
      text={text}
      sx={{
        [`& .${gaugeClasses.valueText}`]: { fontSize: 20, fontWeight: 650 },
        [`& .${gaugeClasses.valueArc}`]: { fill: palette.success.main },
        [`& .${gaugeClasses.referenceArc}`]: { fill: palette.divider },
        '@media (forced-colors: active)': { path: { stroke: 'CanvasText' } },
      }}
    />
  )
}
