declare module 'virtual:contract-routes' {
  import type { contract } from '#domain/contract.ts'

  /** The contract with methods and paths only; its type is the whole contract. */
  const routes: typeof contract
  export default routes
}
