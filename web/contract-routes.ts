import type { Plugin } from 'vite'
import { contract } from '../domain/src/contract.ts'

const name = 'virtual:contract-routes'

/** Gives the browser the methods and paths of the contract without its schemas: 2 kB instead of the validator and all rules. */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(routesOf(contract))}` : null),
  }
}

type Routes = { [name: string]: Routes | readonly [method: string, path: string] }

function routesOf(part: object): Routes {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, object]) => {
      if (!('~orpc' in value)) return [key, routesOf(value)]
      const { method, path } = (value['~orpc'] as { route: { method?: string; path?: string } }).route
      if (!method || !path) throw new Error(`${key} of the contract has no method or no path.`)
      return [key, [method, path]]
    }),
  )
}
