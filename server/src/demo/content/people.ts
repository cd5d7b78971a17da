import { makerPeople } from './people/makers.ts'
import { nurses } from './people/nurses.ts'
import { officePeople } from './people/office.ts'
import { platformPeople } from './people/platform.ts'
import { servicePeople } from './people/services.ts'
import { softwarePeople } from './people/software.ts'
import { tradesPeople } from './people/trades.ts'
import type { DemoPerson } from './person.ts'

export const people: readonly DemoPerson[] = [
  ...nurses,
  ...platformPeople,
  ...softwarePeople,
  ...tradesPeople,
  ...officePeople,
  ...servicePeople,
  ...makerPeople,
]
