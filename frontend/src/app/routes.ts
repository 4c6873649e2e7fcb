// Addresses: what a feature says of one of its own, and which of them an address that somebody opens falls under.
import type { ActingRole } from '@practicum/shared/access/roles'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router'
import type { RouteFlags } from '../providers/show-failure'
import type { Asks } from './asks'

export interface RouteRule {
  readonly path: string
  /** Absent: any signed-in user. */
  readonly roles?: readonly ActingRole[]
  /** How failures are shown there. */
  readonly flags?: RouteFlags
  /** Where signing in arrives: nowhere to come back to. */
  readonly loggingIn?: true
  /** Where roles are led that have a page of their own instead. */
  readonly insteadFor?: Readonly<Partial<Record<ActingRole, string>>>
}

/** A screen, or another address that this one stands for; `:name` is carried over. */
export type ScreenRoute = RouteRule & (Screen | { readonly redirect: string })

interface Screen {
  readonly screen: ComponentType
  /** What asks first, with the code of the screen. */
  readonly asks?: () => Promise<Asks>
}

/** The parts of an address that are given, whatever its parameters are called: two routes of one shape would hide each other. */
export const shapeOf = (path: string): string => path.replaceAll(/:[^/?]+/g, ':')

export const mayOpen = (rule: RouteRule, role: ActingRole): boolean => !rule.roles || rule.roles.includes(role)

/** Fixed paths win over paths with parameters, as in the router itself. */
export const ruleOf = <Rule extends RouteRule>(rules: readonly Rule[], pathname: string): Rule | undefined =>
  matchRoutes(
    rules.map(rule => ({ path: rule.path, rule })),
    pathname,
  )?.[0]?.route.rule

const NO_FLAGS: RouteFlags = {}
export const flagsOf = (rules: readonly RouteRule[], pathname: string): RouteFlags =>
  ruleOf(rules, pathname)?.flags ?? NO_FLAGS
