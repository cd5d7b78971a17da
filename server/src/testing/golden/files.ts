import type { goldenPeople } from './people.ts'

type Person = keyof typeof goldenPeople
type GoldenFile = { file: string; person: Person; layout: string; by: 'chromium' | 'libreoffice' }

const made = (person: Person, layout: string, by: GoldenFile['by'], type: 'pdf' | 'docx' | 'doc'): GoldenFile => ({
  file: `${person}-${layout}${by === 'libreoffice' && type === 'pdf' ? '-office' : ''}.${type}`,
  person,
  layout,
  by,
})

/** Which résumé is printed how, and by which program. */
export const goldenFiles: readonly GoldenFile[] = [
  made('nurse', 'dates-right', 'chromium', 'pdf'),
  made('cook', 'sidebar-left', 'chromium', 'pdf'),
  made('developer', 'sidebar-right', 'chromium', 'pdf'),
  made('accountant', 'label-column', 'chromium', 'pdf'),
  made('accountant', 'dates-left', 'chromium', 'pdf'),
  made('electrician', 'spaced', 'chromium', 'pdf'),
  made('electrician', 'employer-first', 'chromium', 'pdf'),
  made('nurse', 'tags', 'chromium', 'pdf'),
  made('cook', 'one-line', 'chromium', 'pdf'),
  made('developer', 'brackets', 'chromium', 'pdf'),
  made('developer', 'skills-in-groups', 'chromium', 'pdf'),
  made('cook', 'dates-under', 'chromium', 'pdf'),
  made('driver', 'label-rows', 'chromium', 'pdf'),
  made('driver', 'dates-in-second-line', 'chromium', 'pdf'),
  made('teacher', 'three-columns', 'chromium', 'pdf'),
  made('teacher', 'label-rows', 'chromium', 'pdf'),
  made('teacher', 'dates-left', 'chromium', 'pdf'),
  made('electrician', 'brackets', 'libreoffice', 'pdf'),
  made('accountant', 'dates-under', 'libreoffice', 'pdf'),
  made('nurse', 'dates-under', 'libreoffice', 'docx'),
  made('accountant', 'dates-left', 'libreoffice', 'docx'),
  made('developer', 'one-line', 'libreoffice', 'docx'),
  made('electrician', 'dates-under', 'libreoffice', 'doc'),
  made('nurse', 'one-line', 'libreoffice', 'doc'),
]
