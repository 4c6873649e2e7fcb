// Three servers of the double that hold one log: one leads, the others are a little behind; leaders die, and nobody leads until the others have elected one.
import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from '@grpc/grpc-js'
import { memoryEventStore } from '../../memory'
import { bind, doubled, newRun, type Run, serverOf } from './double'
import type { DoubledLog } from './log'
import type { Endpoint, Member, Place } from './place'

interface Node {
  readonly endpoint: Endpoint
  run: Run
  server: Server
  isAlive: boolean
}

/** In milliseconds. */
interface ClusterOptions {
  /** How far followers are behind the leader. */
  readonly behindMs: number
  /** How long an append takes to be committed. */
  readonly commitMs: number
}

const SIZE = 3
const ADDRESS = '127.0.0.1'

export class ClusterDouble {
  readonly #nodes: Node[] = []
  #leader = 0
  /** In an election the others first take the dead for the leader, then fail to say anything. */
  #election: 'none' | 'unnoticed' | 'voting' = 'none'
  #quorum: ReturnType<Place['quorum']> = 'there'

  private constructor(
    private readonly log: DoubledLog,
    private readonly options: ClusterOptions,
  ) {}

  static async start({ behindMs = 50, commitMs = 2 }: Partial<ClusterOptions> = {}): Promise<ClusterDouble> {
    const cluster = new ClusterDouble(await doubled(memoryEventStore()), { behindMs, commitMs })
    for (let index = 0; index < SIZE; index++) await cluster.join(index)
    return cluster
  }

  /** Of all servers: a client asks them who leads. */
  get connectionString(): string {
    return `esdb://${this.#nodes.map(({ endpoint }) => `${ADDRESS}:${endpoint.port}`).join(',')}?tls=false`
  }

  /** Of one server that does not lead: a client that was left with it by a failover. */
  get follower(): string {
    const { endpoint } = this.node((this.#leader + 1) % SIZE)
    return `esdb://${ADDRESS}:${endpoint.port}?tls=false`
  }

  /** Kills the leader. Nobody leads for so long; then another one does, and the dead one is back as a follower. */
  async elect(milliseconds: number): Promise<void> {
    const dead = this.#leader
    this.kill(dead)
    this.#election = 'unnoticed'
    await wait(milliseconds / 4)
    this.#election = 'voting'
    await wait((milliseconds * 3) / 4)
    this.#leader = (dead + 1) % SIZE
    this.#election = 'none'
    await this.revive(dead)
  }

  /** Both others are gone. The leader does not notice at once, and then knows that it must not lead. */
  async loseQuorum(noticedAfterMs: number): Promise<void> {
    for (const index of this.others()) this.kill(index)
    this.#quorum = 'missed'
    await wait(noticedAfterMs)
    this.#quorum = 'lost'
  }

  async regainQuorum(): Promise<void> {
    for (const index of this.others()) await this.revive(index)
    this.#quorum = 'there'
  }

  async stop(): Promise<void> {
    for (const { server } of this.#nodes) server.forceShutdown()
  }

  private others(): readonly number[] {
    return [...this.#nodes.keys()].filter(index => index !== this.#leader)
  }

  private node(index: number): Node {
    const node = this.#nodes[index]
    if (!node) throw new Error(`there is no server ${index}`)
    return node
  }

  private async join(index: number): Promise<void> {
    const run = this.runOf(index)
    const server = serverOf(run)
    const endpoint = { address: ADDRESS, port: await bind(server, 0) }
    this.#nodes.push({ endpoint, run, server, isAlive: true })
  }

  private kill(index: number): void {
    const node = this.node(index)
    node.isAlive = false
    node.server.forceShutdown()
  }

  private async revive(index: number): Promise<void> {
    const node = this.node(index)
    node.run = this.runOf(index)
    node.server = serverOf(node.run)
    await bind(node.server, node.endpoint.port)
    node.isAlive = true
  }

  private runOf(index: number): Run {
    return { ...newRun(this.log, this.placeOf(index)), commitMs: this.options.commitMs }
  }

  private placeOf(index: number): Place {
    return {
      members: () => (this.#election === 'voting' ? undefined : this.membersSeenBy(index)),
      leaderElsewhere: () => (index === this.#leader ? undefined : this.node(this.#leader).endpoint),
      quorum: () => (this.#election === 'none' ? this.#quorum : 'lost'),
      behindMs: () => (index === this.#leader ? 0 : this.options.behindMs),
    }
  }

  private membersSeenBy(viewer: number): readonly Member[] {
    return this.#nodes.map(({ endpoint, isAlive }, index) => {
      const state = index === this.#leader ? 'LEADER' : 'FOLLOWER'
      return { endpoint, isAlive, state: this.#quorum === 'lost' && index === viewer ? 'UNKNOWN' : state }
    })
  }
}
