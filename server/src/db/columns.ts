import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Keys are made by the application, never by order of arrival (docs/decisions/0006). */
export const id = () => uuid().notNull()
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => instant().notNull().defaultNow()
export const updatedAt = () => instant().notNull().defaultNow()

/** Grows by one with every write; a write that names an older version is a conflict, not an overwrite. */
export const version = () => integer().notNull().default(1)

/** A half-precision vector of any length: the model that made it is stored beside it, so a change of model needs no new column. */
export const halfVector = customType<{ data: number[]; driverData: string }>({
  dataType: () => 'halfvec',
  toDriver: (value) => `[${value.join(',')}]`,
  fromDriver: (value) => JSON.parse(value) as number[],
})

export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
