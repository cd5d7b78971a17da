import path from 'node:path'
import { titleSimilarity } from '#domain/taxonomy/titles.ts'
import { optionOf, readTsv } from './arguments.ts'

/** `titles-rank --set FOLDER`: orders FOLDER/corpus.tsv for each title of FOLDER/queries.tsv, one JSON object a line. */
const folder = optionOf('--set')
const corpus = readTsv(path.join(folder, 'corpus.tsv')).map(([id = '', title = '']) => ({ id, title }))

for (const [queryId, query = ''] of readTsv(path.join(folder, 'queries.tsv'))) {
  const ranked = corpus
    .map(({ id, title }) => ({ id, likeness: titleSimilarity(query, title) }))
    .sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
  process.stdout.write(`${JSON.stringify({ query_id: queryId, doc_ids: ranked.map(({ id }) => id) })}\n`)
}
