// Serves the contract of the API: the OpenAPI document for machines, and its page for people.
import type { Express } from 'express'
import { API_DOCS_POLICY, apiDocs, STYLE_PATH } from './api-docs'
import type { ApiDocument } from './api-docs-document'
import { API_DOCS_STYLE } from './api-docs-style'

/** The document is made when somebody first asks for it. */
export function mountApiPages(app: Express, make: () => object): void {
  let document: ApiDocument | undefined
  const made = (): ApiDocument => {
    document ??= make() as ApiDocument
    return document
  }
  app.get('/api/openapi.json', (_request, response) => void response.json(made()))
  app.get('/api/docs', (_request, response) => {
    response.set('Content-Security-Policy', API_DOCS_POLICY).type('html').send(apiDocs(made()))
  })
  app.get(STYLE_PATH, (_request, response) => void response.type('css').send(API_DOCS_STYLE))
}
