import type pg from 'pg'

/** Not the product's matter: what is counted or kept for repeated calls, and when a session was last used. */
const apart = ['idempotency_keys', 'rate_limits', 'sessions']

type Stored = { rows: number; versions: string }
/** Every table by its name, as it stands. */
export type World = Map<string, Stored>

/** Sees what a call has changed in any table, and puts everything back. */
export class StoredWorld {
  #pool: pg.Pool
  /** The columns that are written, by table; the database makes the others from them. */
  #tables = new Map<string, string>()
  #kept: World = new Map()
  #seen: { at: string; world: World } = { at: '', world: new Map() }

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** From now on `restore` comes back to this. */
  async keep(): Promise<void> {
    const { rows } = await this.#pool.query<{ name: string; columns: string }>(`
      select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name,
        string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
      where is_generated = 'NEVER' and (table_schema = 'public' or (table_schema = 'pgboss' and table_name = 'job'))
      group by table_schema, table_name order by 1`)
    this.#tables = new Map(rows.map(({ name, columns }) => [name, columns]))
    const copies = [...this.#tables].map(
      ([name, columns]) => `create table ${copyOf(name)} as select ${columns} from ${name}`,
    )
    await this.#pool.query(`drop schema if exists kept cascade; create schema kept; ${copies.join('; ')}`)
    this.#kept = await this.look()
  }

  /** Looks again only where something was written at all since the last look. */
  async look(): Promise<World> {
    const { rows } = await this.#pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
    const at = rows[0]?.at ?? ''
    if (at !== this.#seen.at) this.#seen = { at, world: await this.#lookAt([...this.#tables.keys()]) }
    return this.#seen.world
  }

  /** A row that was written is another version of itself, at another place: this tells it without reading the row. */
  async #lookAt(names: string[]): Promise<World> {
    const parts = names.map(
      (name) => `select '${name}' as name, count(*)::int as rows,
        concat(sum(xmin::text::bigint), ' ', sum(hashtext(ctid::text))) as versions from ${name}`,
    )
    const { rows } = await this.#pool.query<{ name: string } & Stored>(parts.join(' union all '))
    return new Map(rows.map(({ name, ...stored }) => [name, stored]))
  }

  /** The product's tables that are not as they were kept, each with how many rows it has gained. */
  async changes(now?: World): Promise<Record<string, number>> {
    const world = now ?? (await this.look())
    return Object.fromEntries(this.#changed(world).filter(([name]) => !apart.includes(name)))
  }

  async restore(): Promise<void> {
    const changed = this.#changed(await this.look()).map(([name]) => name)
    if (changed.length === 0) return
    // As a replica copies rows: no rule and no trigger stands between.
    const back = changed.map((name) => {
      const columns = this.#tables.get(name)
      return `delete from ${name}; insert into ${name} (${columns}) select ${columns} from ${copyOf(name)}`
    })
    await this.#pool.query(`begin; set local session_replication_role = replica; ${back.join('; ')}; commit`)
    this.#kept = new Map([...this.#kept, ...(await this.#lookAt(changed))])
    this.#seen = { at: '', world: this.#kept }
  }

  #changed(world: World): [string, number][] {
    return [...world].flatMap(([name, { rows, versions }]): [string, number][] => {
      const before = this.#kept.get(name)
      return before?.versions === versions ? [] : [[name, rows - (before?.rows ?? 0)]]
    })
  }
}

function copyOf(table: string): string {
  return `kept.${table.replace('.', '_')}`
}
