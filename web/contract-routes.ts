import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'
import { contract } from '../domain/src/contract.ts'

const name = 'virtual:contract-routes'

/** Gives the browser the methods and paths of the contract without its schemas: 2 kB instead of the validator and all rules. */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : null),
  }
}
