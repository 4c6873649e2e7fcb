// What docker-compose.yml says, for the rules that look at it: anchors resolved, the other files apart.
import { parse } from 'yaml'
import { readText } from './sources'

export interface Service {
  readonly image?: string
  readonly command?: readonly string[]
  readonly user?: string
  readonly read_only?: boolean
  readonly restart?: string
  readonly cap_drop?: readonly string[]
  readonly cap_add?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly container_name?: string
  readonly ports?: readonly { readonly host_ip?: string }[]
  readonly networks?: readonly string[]
  readonly volumes?: readonly string[]
  readonly secrets?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean }
  readonly deploy?: { readonly resources?: { readonly limits?: Readonly<Record<string, unknown>> } }
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, { readonly file?: string }>>
}

export const COMPOSE_FILES = [
  'docker-compose.yml',
  'docker-compose.demo.yml',
  'docker-compose.tls.yml',
  'docker-compose.outside.yml',
  'docker-compose.bounces.yml',
  'docker-compose.postgres.yml',
] as const

export function readCompose(path: (typeof COMPOSE_FILES)[number]): Compose {
  return parse(readText(path), { merge: true }) as Compose
}
