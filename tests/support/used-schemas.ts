import { Client } from 'pg'

/** A schema of PostgreSQL in which a store was made, and what it held then. */
export type UsedSchema = { name: string; shape: string; rows: Map<string, string> }

/** What a new store holds and looks like, so that its schema can be made new again. */
export function readSchema(url: string, name: string): Promise<UsedSchema> {
  return connected(url, name, async (client) => {
    const rows = new Map<string, string>()
    for (const table of await namesOf(client, tablesWithPages)) {
      const found = await client.query(`select json_agg(t)::text as rows from ${client.escapeIdentifier(table)} t`)
      if (found.rows[0].rows) rows.set(table, found.rows[0].rows)
    }
    return { name, shape: await shapeOf(client), rows }
  })
}

/**
 * Makes a schema hold what it held when its store was new: a tenth of the work of making another. Processes that a test has
 * killed may still be in it, so their connections end first.
 * @returns whether it can be used again: not where a test has changed its tables
 */
export function renewSchema(url: string, { name, shape, rows }: UsedSchema): Promise<boolean> {
  return connected(url, name, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [name],
    )
    if ((await shapeOf(client)) !== shape) return false
    // Not by deleting rows: the place of deleted ones would be used again, and rows come in another order than from a new table.
    const written = (await namesOf(client, tablesWithPages)).map((table) => client.escapeIdentifier(table))
    if (written.length > 0) await client.query(`truncate ${written.join(', ')} cascade`)
    // Foreign keys are not looked at, so that the order of tables does not matter.
    await client.query('set session_replication_role = replica')
    for (const [table, held] of rows) {
      const into = client.escapeIdentifier(table)
      await client.query(`insert into ${into} select * from json_populate_recordset(null::${into}, $1)`, [held])
    }
    return true
  })
}

/** Tables that were ever written to. */
const tablesWithPages = `
  select relname as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`

const parts = `
  select concat_ws(' ', relname, relkind) as part from pg_class where relnamespace = current_schema()::regnamespace
  union all
  select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull)
  from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = current_schema()::regnamespace
  union all
  select conname::text from pg_constraint where connamespace = current_schema()::regnamespace
  union all
  select tgname::text from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = current_schema()::regnamespace and not tgisinternal
  union all
  select proname::text from pg_proc where pronamespace = current_schema()::regnamespace`

async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query(`select md5(string_agg(part, ' ' order by part)) as shape from (${parts}) parts`)
  return rows[0].shape
}

async function namesOf(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

async function connected<Result>(
  url: string,
  name: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, options: `-c search_path=${name} -c lock_timeout=5s` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
