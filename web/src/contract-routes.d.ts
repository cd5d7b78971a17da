declare module 'virtual:contract-routes' {
  /** Where each procedure of the contract answers, by noun and verb. */
  const routes: Record<string, Record<string, readonly [method: string, path: string]>>
  export default routes
}
