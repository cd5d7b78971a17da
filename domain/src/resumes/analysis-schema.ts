import * as z from 'zod/mini'

/** Changes whenever the same résumé could get another score (decisions.md A.3). */
export const analysisVersion = 2

const lineNumbers = z.array(z.int())

/** Points of one part and the lines of the reading's text they come from (decisions.md D.18). */
export const scorePart = z.object({
  key: z.enum(['ats', 'impact', 'writing', 'completeness']),
  label: z.string(),
  /** Null where there is too little to grade. */
  points: z.nullable(z.number()),
  outOf: z.number(),
  note: z.string(),
  lines: lineNumbers,
})
export type ScorePart = z.infer<typeof scorePart>

export const atsCheck = z.object({
  label: z.string(),
  points: z.number(),
  outOf: z.number(),
  passed: z.boolean(),
  note: z.string(),
  lines: lineNumbers,
})
export type AtsCheck = z.infer<typeof atsCheck>

export const atsChecks = z.object({
  parseableLayout: atsCheck,
  weirdCharactersOrColumns: atsCheck,
  missingStandardHeaders: atsCheck,
  dateFormatConsistency: atsCheck,
  sectionOrderHint: atsCheck,
  contactBlock: atsCheck,
})
export type AtsChecks = z.infer<typeof atsChecks>

/**
 * A replacement in the reading's text: `before` stands there, line breaks aside. An empty `before` puts `after` in as
 * lines of its own, before the first of `lines` or at the end.
 */
export const textEdit = z.object({ before: z.string(), after: z.string(), lines: lineNumbers })
export type TextEdit = z.infer<typeof textEdit>

export const quickFix = z.object({
  id: z.string(),
  title: z.string(),
  impact: z.enum(['high', 'medium', 'low']),
  estMinutes: z.int(),
  rationale: z.string(),
  /** Null where the change is one of layout and no words can show it. */
  beforeSnippet: z.nullable(z.string()),
  afterSnippet: z.nullable(z.string()),
  /** Written with a model, within the truth guard; everything else is made by rules. */
  isByModel: z.boolean(),
  /** Points of the overall score, by the same formula. */
  pointsGained: z.int(),
  edits: z.array(textEdit),
  lines: lineNumbers,
})
export type QuickFix = z.infer<typeof quickFix>

export const keywordGap = z.object({
  missingOrWeak: z.string(),
  /** `elsewhere`: the person has it, only not where it counts; `where` says where. */
  state: z.enum(['elsewhere', 'missing']),
  where: z.string(),
  askedBy: z.string(),
  suggestedPhrases: z.array(z.string()),
  lines: lineNumbers,
})
export type KeywordGap = z.infer<typeof keywordGap>

export const analysisQuestion = z.object({
  id: z.string(),
  /** The skill it asks about; empty where it asks about something else. */
  subject: z.string(),
  prompt: z.string(),
  expectedFormat: z.string(),
  lines: lineNumbers,
})
export type AnalysisQuestion = z.infer<typeof analysisQuestion>

export const redFlag = z.object({
  where: z.string(),
  whyItMatters: z.string(),
  softFix: z.string(),
  lines: lineNumbers,
})
export type RedFlag = z.infer<typeof redFlag>

export const rewriteSuggestion = z.object({
  id: z.string(),
  section: z.string(),
  targetRole: z.nullable(z.string()),
  before: z.string(),
  after: z.string(),
  notes: z.string(),
  /** Written with a model, within the truth guard; everything else is made by rules. */
  isByModel: z.boolean(),
  edits: z.array(textEdit),
  lines: lineNumbers,
})
export type RewriteSuggestion = z.infer<typeof rewriteSuggestion>

/** decisions.md F.38. */
export const resumeBadges = ['Clean layout', 'Evidence-rich', 'ATS-ready'] as const

export const resumeAnalysis = z.object({
  version: z.int(),
  overallScore: z.int(),
  atsReadiness: z.int(),
  /** What Overall would be with every quick win done. */
  overallAfterFixes: z.int(),
  oneLineSummary: z.string(),
  summary: z.string(),
  estTimeToImproveMinutes: z.int(),
  parts: z.array(scorePart),
  topWins: z.array(z.object({ text: z.string(), lines: lineNumbers })),
  badges: z.array(z.enum(resumeBadges)),
  quickFixes: z.array(quickFix),
  /** The roles whose usual skills the gaps are measured against. */
  keywordsFor: z.array(z.string()),
  keywordGaps: z.array(keywordGap),
  atsChecks,
  questions: z.array(analysisQuestion),
  redFlags: z.array(redFlag),
  rewriteSuggestions: z.array(rewriteSuggestion),
  sectionFeedback: z.record(z.string(), z.array(z.string())),
  /** What a human cannot see and we left out (decisions.md A.5). */
  leftOut: z.array(z.string()),
})
export type ResumeAnalysis = z.infer<typeof resumeAnalysis>
