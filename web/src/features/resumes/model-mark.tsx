import { Badge } from '../../ui/badge.tsx'

/** Says of a suggestion that it was phrased by a language model; the facts in it passed the truth guard. */
export function ModelMark() {
  return <Badge>written with a model</Badge>
}
