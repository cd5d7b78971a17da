/** The marks in which the résumés are written (content/person.ts). */
export type ResumeBlock =
  | { kind: 'name' | 'headline' | 'heading' | 'bullet' | 'paragraph'; text: string }
  | { kind: 'contact'; parts: string[] }
  | { kind: 'role'; title: string; employer: string; place: string; dates: string }

export function readMarks(resume: string): ResumeBlock[] {
  return resume
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readLine)
}

function readLine(line: string): ResumeBlock {
  if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3) }
  if (line.startsWith('# ')) return { kind: 'name', text: line.slice(2) }
  if (line.startsWith('> ')) return { kind: 'headline', text: line.slice(2) }
  if (line.startsWith('- ')) return { kind: 'bullet', text: line.slice(2) }
  if (line.startsWith('@ ')) return { kind: 'contact', parts: cells(line.slice(2)) }
  if (line.startsWith('+ ')) {
    const [title = '', employer = '', place = '', dates = ''] = cells(line.slice(2))
    return { kind: 'role', title, employer, place, dates }
  }
  return { kind: 'paragraph', text: line }
}

function cells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim())
}
