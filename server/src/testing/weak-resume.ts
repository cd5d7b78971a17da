import { makeDocx, paragraph } from '../features/resumes/reader/made-files.ts'

type Contact = { name: string; phone: string; email: string }

/** Duties without results, a gap, a list of skills that no role shows: something to ask, to fix and to rewrite. */
export function weakResume({ name, phone, email }: Contact): string[] {
  return [
    name,
    `Portland, OR | ${phone} | ${email}`,
    'Summary',
    'Motivated team player in acute care, hard-working and passionate about patients.',
    'Experience',
    'Charge Nurse, Harbourview Medical Center, Portland, OR',
    'March 2022 – Present',
    '• Responsible for managing patient handover on night shifts',
    '• Responsible for the medication room and its stock',
    '• Was involved in the rollout of the new charting system',
    '• Worked with new colleagues in their first weeks on the ward',
    'Staff Nurse, Alder & Finch Hospital, Salem, OR',
    'July 2017 – June 2020',
    '• Cared for patients after abdominal surgery on a busy ward',
    'Education',
    'Bachelor of Science in Nursing, Oregon Coast University, 2017',
    'Skills',
    'Wound care, Triage, Telemetry, Vital signs, IV therapy, Patient education, Excel',
  ]
}

/** One paragraph for each line. */
export async function docxOf(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const paragraphs = lines.map((line) => paragraph(line.replaceAll('&', '&amp;')))
  return new Uint8Array(await makeDocx(paragraphs.join('')))
}
