/** The jobs stand in the address, so that a link shows the same comparison; the page reads them. */
export type CompareSearch = { jobs?: string }

export function readCompareSearch({ jobs }: Record<string, unknown>): CompareSearch {
  return typeof jobs === 'string' ? { jobs } : {}
}
