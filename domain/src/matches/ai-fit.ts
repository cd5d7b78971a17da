import { levelSteps } from '../taxonomy/levels.ts'
import { type AiPartName, aiWeights } from './ai-weights.ts'
import { similarity } from './embedding.ts'
import type { MatchCandidate, MatchJob } from './inputs.ts'
import { askedFor, type CoveredSkill, coverSkills, skillsShare } from './skills-coverage.ts'
import { type TitleFit, titleFit } from './title-fit.ts'

/** Under this share of the weights a figure would be invented (A.6). */
const enoughWeight = 0.5
const costOfSeniorityStep = 0.35
/** Three must-haves; a posting that names fewer skills says less about them, and they count in proportion. */
const enoughSkills = 6

export type AiFit = {
  /** 0 to 100; null with too little data. */
  score: number | null
  /** Each part's share 0 to 1; null without data. */
  shares: Record<AiPartName, number | null>
  /** Points each part may bring after the weights were renormalised over the parts that have data. */
  maxima: Record<AiPartName, number>
  skills: CoveredSkill[]
  title: TitleFit | null
}

/** What of a fit does not depend on skills and preferences; handed in again where only these are changed. */
export type TextFit = { title: TitleFit | null; experience: number | null }

export function textFit(candidate: MatchCandidate, job: MatchJob): TextFit {
  return { title: titleFit(job.title, candidate), experience: similarity(candidate.embedding, job.embedding) }
}

export function aiFit(candidate: MatchCandidate, job: MatchJob, texts: TextFit = textFit(candidate, job)): AiFit {
  const skills = coverSkills(job.requiredSkills, candidate.skills)
  const { title, experience } = texts
  const shares = {
    skills: skillsShare(skills, candidate.skills.length),
    title: title?.share ?? null,
    experience,
    seniority: seniorityShare(candidate, job),
  }
  const names = Object.keys(aiWeights) as AiPartName[]
  const known = names.filter((name) => shares[name] !== null)
  const weightOf = (name: AiPartName) =>
    aiWeights[name] * (name === 'skills' ? Math.min(1, askedFor(skills) / enoughSkills) : 1)
  const total = known.reduce((sum, name) => sum + weightOf(name), 0)
  const isEnough = known.reduce((sum, name) => sum + aiWeights[name], 0) >= enoughWeight
  const maxima = Object.fromEntries(
    names.map((name) => [name, shares[name] === null ? 0 : (100 * weightOf(name)) / total]),
  ) as AiFit['maxima']
  const points = known.reduce((sum, name) => sum + maxima[name] * (shares[name] ?? 0), 0)
  return { score: isEnough ? Math.round(points) : null, shares, maxima, skills, title }
}

function seniorityShare(candidate: MatchCandidate, job: MatchJob): number | null {
  if (!candidate.seniority || !job.seniority) return null
  return Math.max(0, 1 - costOfSeniorityStep * Math.abs(levelSteps(candidate.seniority, job.seniority)))
}
