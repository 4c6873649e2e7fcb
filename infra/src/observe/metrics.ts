// Prometheus metrics: requests by row and status, and whatever a process adds as gauges.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RequestReport } from '../http/pipeline'

export interface Metrics {
  request(report: RequestReport): void
  /** A value asked for when metrics are read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** As gauge, one value for each label; a label that is gone is not shown. */
  labelled(
    name: string,
    help: string,
    label: string,
    read: () => readonly LabelledValue[] | Promise<readonly LabelledValue[]>,
  ): void
  /** Answers how to count one more of a kind. */
  counter(name: string, help: string, label: string): (kind: string, by?: number) => void
  /** Answers how to note a time that something took, in seconds. */
  times(name: string, help: string): (seconds: number) => void
  text(): Promise<string>
}

export interface LabelledValue {
  readonly label: string
  readonly value: number
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'practicum_requests_total',
    help: 'Requests by contract row and status.',
    labelNames: ['row', 'status'],
    registers: [registry],
  })
  const latency = new Histogram({
    name: 'practicum_request_seconds',
    help: 'Time to answer, by contract row.',
    labelNames: ['row'],
    buckets: SECONDS,
    registers: [registry],
  })
  return {
    request({ row, status, milliseconds }) {
      requests.inc({ row, status: String(status) })
      latency.observe({ row }, milliseconds / 1000)
    },
    ...gauges(registry),
    ...counts(registry),
    text: () => registry.metrics(),
  }
}

const gauges = (registry: Registry): Pick<Metrics, 'gauge' | 'labelled'> => ({
  gauge(name, help, read) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  },
  labelled(name, help, label, read) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const values = await read()
        this.reset()
        for (const { label: of, value } of values) this.set({ [label]: of }, value)
      },
    })
  },
})

const counts = (registry: Registry): Pick<Metrics, 'counter' | 'times'> => ({
  counter(name, help, label) {
    const counter = new Counter({ name, help, labelNames: [label], registers: [registry] })
    return (kind, by = 1) => counter.inc({ [label]: kind }, by)
  },
  times(name, help) {
    const histogram = new Histogram({ name, help, buckets: SECONDS, registers: [registry] })
    return seconds => histogram.observe(seconds)
  },
})
