import { analysts } from './people/analysts.ts'
import { deskPeople } from './people/desk.ts'
import { makerPeople } from './people/makers.ts'
import { nurses } from './people/nurses.ts'
import { officePeople } from './people/office.ts'
import { platformPeople } from './people/platform.ts'
import { reliabilityPeople } from './people/reliability.ts'
import { servicePeople } from './people/services.ts'
import { softwarePeople } from './people/software.ts'
import { therapists } from './people/therapists.ts'
import { tradesPeople } from './people/trades.ts'
import { transportPeople } from './people/transport.ts'
import type { DemoPerson } from './person.ts'

export const people: readonly DemoPerson[] = [
  ...nurses,
  ...platformPeople,
  ...reliabilityPeople,
  ...softwarePeople,
  ...analysts,
  ...tradesPeople,
  ...transportPeople,
  ...officePeople,
  ...deskPeople,
  ...servicePeople,
  ...therapists,
  ...makerPeople,
]
