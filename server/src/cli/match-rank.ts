import path from 'node:path'
import { readJobText } from '#domain/jobs/read-back.ts'
import { proposeRequiredSkills } from '#domain/jobs/required-skills.ts'
import { candidateFromReading, nothingStated } from '#domain/matches/candidate-of.ts'
import { embedResume, embedText } from '#domain/matches/embedding.ts'
import type { MatchJob } from '#domain/matches/inputs.ts'
import { preciseRank } from '#domain/matches/precise-rank.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { optionOf, readJsonLines } from './arguments.ts'

/**
 * `match-rank --set FOLDER [--mask]`: ranks FOLDER/jobs.jsonl for each of FOLDER/resumes.jsonl, one JSON object a line.
 * With --mask the titles of the jobs and the headline of the résumé are hidden.
 */
type ResumeRow = { id: string; text: string; headline_chars: number }
type JobRow = { id: string; title: string; location: string; description: string }

const listed = 100
const today = new Date().toISOString().slice(0, 10)
const folder = optionOf('--set')
const isMasked = process.argv.includes('--mask')

const jobs = readJsonLines<JobRow>(path.join(folder, 'jobs.jsonl')).map((row) => ({ id: row.id, job: jobOf(row) }))
for (const row of readJsonLines<ResumeRow>(path.join(folder, 'resumes.jsonl'))) {
  const text = isMasked ? row.text.slice(row.headline_chars) : row.text
  const reading = readResume({ text, today })
  const rest = { desiredTitles: [], embedding: embedResume(reading), preferences: nothingStated }
  const candidate = candidateFromReading(reading, rest)
  const ranked = jobs
    .map(({ id, job }) => ({ id, rank: preciseRank(candidate, job) }))
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
  const line = { resume_id: row.id, job_ids: ranked.slice(0, listed).map(({ id }) => id) }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function jobOf({ title, location, description }: JobRow): MatchJob {
  const shownTitle = isMasked ? '' : title
  const reading = readJobText({ title: shownTitle, location, employmentType: null, seniority: null, compRange: null })
  return {
    title: shownTitle,
    requiredSkills: proposeRequiredSkills(shownTitle, description),
    seniority: reading.seniority,
    embedding: embedText(`${shownTitle}\n${description}`),
    workMode: null,
    place: location || null,
    employmentType: null,
    pay: null,
  }
}
