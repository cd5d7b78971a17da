import type { ResumeAnalysis } from '#domain/resumes/analysis-schema.ts'
import { analyzeResume } from '#domain/resumes/analyze-resume.ts'
import { type LayoutFacts, readLayoutFacts } from '#domain/resumes/layout-facts.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import type { ResumeReading } from '#domain/resumes/reading.ts'
import { createResumeReader, type ResumeReader } from '../../features/resumes/reader/reader.ts'
import type { FileStore, SavedFile } from '../../outside/files/file-store.ts'
import { resumeDocx } from '../files/resume-docx.ts'
import { resumePdf } from '../files/resume-pdf.ts'
import type { PersonRows } from '../rows/person-rows.ts'
import type { DemoWorld } from '../world.ts'

export type ReadPerson = {
  rows: PersonRows
  file: SavedFile
  reading: ResumeReading
  layout: LayoutFacts
  analysis: ResumeAnalysis
}

const readersAtOnce = 2

/** Makes the files, keeps them, and reads them like any upload, so that everything shown of them is true. */
export async function readPeople(files: FileStore, world: DemoWorld): Promise<ReadPerson[]> {
  const reader = createResumeReader({ processes: readersAtOnce })
  try {
    return await Promise.all(world.people.map((rows) => readPerson(files, reader, rows, world.now)))
  } finally {
    reader.close()
  }
}

async function readPerson(files: FileStore, reader: ResumeReader, rows: PersonRows, now: Date): Promise<ReadPerson> {
  const { person, resume } = rows
  const madeAt = resume.createdAt ?? now
  const isPdf = person.file.type === 'pdf'
  const bytes = await (isPdf ? resumePdf(person.blocks, person.file.layout, madeAt) : resumeDocx(person.blocks))
  const file = await files.save(resume.filePath, bytes)
  const decoded = await reader.read(bytes)
  if (!decoded.ok) throw new Error(`The résumé of ${person.fullName} could not be read: ${decoded.refusal}.`)
  const today = now.toISOString().slice(0, 10)
  const reading = readResume({ document: decoded.document, today })
  const layout = readLayoutFacts(decoded.document)
  const desiredTitles = person.wishes?.titles ?? []
  return {
    rows,
    file,
    reading,
    layout,
    analysis: analyzeResume({ reading, layout, desiredTitles, answers: [], today }),
  }
}
