import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readResume } from '#domain/resumes/read-resume.ts'
import type { ResumeReading } from '#domain/resumes/reading.ts'
import { refusalMessage } from '#domain/resumes/refusals.ts'
import { parsePlace } from '#domain/taxonomy/places.ts'
import { createResumeReader } from '../features/resumes/reader/reader.ts'

/** `resume-read FILE...` or `resume-read --texts FILE.jsonl`: one JSON object a line on standard output, nothing else. */
const [first, ...others] = process.argv.slice(2)
const today = new Date().toISOString().slice(0, 10)

if (first === undefined) {
  process.stderr.write('usage: resume-read FILE... | resume-read --texts FILE.jsonl\n')
  process.exitCode = 2
} else if (first === '--texts') for (const file of others) readTexts(file)
else await readFiles([first, ...others])

async function readFiles(files: readonly string[]): Promise<void> {
  const reader = createResumeReader()
  for (const file of files) {
    const started = performance.now()
    try {
      const answer = await reader.readResume(readFileSync(file), today)
      const measured = {
        file: path.basename(file),
        ms: Math.round(performance.now() - started),
        rss_mb: Math.round(reader.memoryPeak() / 1024 / 1024),
      }
      if (!answer.ok)
        print({ ...measured, status: 'rejected', refusal: answer.refusal, error: refusalMessage(answer.refusal) })
      else print({ ...measured, status: 'ok', ...fieldsOf(answer.reading) })
    } catch (error) {
      print({ file: path.basename(file), status: 'crashed', error: String(error) })
    }
  }
  reader.close()
}

function readTexts(file: string): void {
  for (const row of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { id, text } = JSON.parse(row) as { id: string; text: string }
    print({ id, ...fieldsOf(readResume({ text, today })) })
  }
}

function fieldsOf(reading: ResumeReading) {
  const titles = [...reading.roles.map((role) => role.title), reading.headline]
  return {
    text: reading.text,
    name: reading.name,
    emails: reading.emails,
    phones: reading.phones,
    headline: reading.headline,
    titles: unique(titles),
    employers: unique(reading.roles.map((role) => role.employer)),
    skills: reading.skills.map((skill) => skill.written),
    languages: reading.languages,
    location: reading.location,
    locations: unique(reading.places.flatMap((place) => [place, parsePlace(place)?.city ?? null])),
    years_experience: reading.yearsExperience,
    seniority: reading.seniority,
    roles: reading.roles.map(({ title, employer, place, start, end, isCurrent }) => ({
      title,
      employer,
      place,
      start,
      end,
      isCurrent,
    })),
  }
}

function unique(items: readonly (string | null)[]): string[] {
  return [...new Set(items.flatMap((item) => item ?? []))]
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
