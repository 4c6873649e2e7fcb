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
    text: () => registry.metrics(),
  }
}
