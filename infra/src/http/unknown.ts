// What remains when no row of the contract has answered: a known path with another method, an unknown path, an address that cannot be read.
import type { Row } from '@practicum/shared/contract/row'
import type { NextFunction, Request, Response } from 'express'
import { correlationOf } from './caller'
import { sendError } from './pipeline'
import { HttpProblem } from './problem'

type MethodAndPath = Pick<Row, 'method' | 'path'>

/** `rows`: of the whole product, also those that another process answers. */
export function refuseUnknown(rows: readonly MethodAndPath[]): (request: Request, response: Response) => void {
  const methodsAt = knownMethods(rows)
  return (request, response) => {
    response.set('X-Correlation-Id', correlationOf(request))
    const methods = methodsAt(request.path)
    // What another process answers is unknown here, not forbidden.
    const isElsewhere = methods.includes(request.method)
    if (methods.length === 0 || isElsewhere) return sendError(response, new HttpProblem(404, 'not_found'))
    response.set('Allow', methods.join(', '))
    sendError(response, new HttpProblem(405, 'method_not_allowed'))
  }
}

/** What Express itself could not read. It knows an error handler by its four parameters. */
export function refuseUnreadable(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  response.set('X-Correlation-Id', correlationOf(request))
  sendError(response, error)
}

function knownMethods(rows: readonly MethodAndPath[]): (path: string) => readonly string[] {
  const routes = rows.map(({ method, path }) => ({ method, shape: shapeOf(path) }))
  return path => {
    const methods = new Set(routes.flatMap(({ method, shape }) => (shape.test(path) ? [method] : [])))
    return [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].sort()
  }
}

/** As Express compares: letters in either case, a slash at the end or none. */
const shapeOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')
