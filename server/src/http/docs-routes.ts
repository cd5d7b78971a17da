import { Hono } from 'hono'
import { html } from 'hono/html'
import { describeContract } from './contract.ts'
import type { HttpVariables } from './variables.ts'

type Described = Awaited<ReturnType<typeof describeContract>>
type Operation = { method: string; path: string; summary: string; sends: string; answers: string }

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The contract for machines (`openapi.json`) and for people (`docs`): plain HTML, so that the page's policy need not bend. */
export function docsRoutes(publicUrl: string) {
  let described: Promise<Described> | null = null
  const describe = () => (described ??= describeContract(publicUrl))

  return new Hono<HttpVariables>()
    .get('/openapi.json', async (c) => c.json(await describe()))
    .get('/docs.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/docs', async (c) => c.html(page(publicUrl, operationsOf(await describe()))))
}

function operationsOf(document: Described): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method]
      if (!operation) return []
      return [
        {
          method: method.toUpperCase(),
          path,
          summary: operation.summary ?? operation.operationId ?? '',
          sends: pretty({ parameters: operation.parameters, body: schemaIn(operation.requestBody) }),
          answers: pretty(schemaIn(operation.responses?.['200'])),
        },
      ]
    }),
  )
}

function schemaIn(holder: unknown): unknown {
  const content = isRecord(holder) && isRecord(holder.content) ? holder.content : {}
  const json = content['application/json']
  return isRecord(json) ? json.schema : undefined
}

function pretty(value: unknown) {
  const text = JSON.stringify(value, null, 2) ?? ''
  return text === '{}' ? '' : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function page(publicUrl: string, operations: Operation[]) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The API of Gladwork</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main>
<h1>The API of Gladwork</h1>
<p>Every call is made as the person whose session cookie comes with it. A call that changes something carries <code>Origin: ${publicUrl}</code>. Errors are <code>{ code, message, fields?, requestId }</code>. The same for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${operations.map(({ method, path }) => html`<li><a href="#${anchor(method, path)}"><b>${method}</b> ${path}</a></li>`)}</ul></nav>
${operations.map(
  ({ method, path, summary, sends, answers }) => html`<section id="${anchor(method, path)}">
<h2><b>${method}</b> ${path}</h2>
<p>${summary}</p>
${sends ? html`<h3>You send</h3><pre tabindex="0">${sends}</pre>` : ''}
${answers ? html`<h3>You get</h3><pre tabindex="0">${answers}</pre>` : ''}
</section>`,
)}
</main></body></html>`
}

function anchor(method: string, path: string) {
  return `${method}${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

const style = `:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;margin:0}
main{max-width:56rem;margin:0 auto;padding:2rem 1rem}
h2{font-size:1.1rem;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding-top:1.5rem}
h3{font-size:.9rem;margin:1rem 0 .25rem}
pre{overflow:auto;padding:1rem;border-radius:.75rem;font-size:.85rem;background:color-mix(in srgb,currentColor 7%,transparent)}
ul{columns:20rem;padding-left:1rem}
`
