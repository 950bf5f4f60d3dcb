import { sql } from 'kysely'
import type { Store } from '#server/db/open.ts'

/**
 * The columns of each table of this store alone. Kysely's introspection reads the schemas of other tests as well, and
 * fails on PostgreSQL when one of them goes at that moment.
 */
export async function columnsByTable({ db, kind }: Pick<Store, 'db' | 'kind'>): Promise<Record<string, string[]>> {
  const own =
    kind === 'sqlite'
      ? sql<{ table: string; column: string }>`select t.name as "table", c.name as "column"
          from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite_%'`
      : sql<{ table: string; column: string }>`select t.relname as "table", c.attname as "column"
          from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
          where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r'`
  const { rows } = await own.execute(db)
  const tables = Object.groupBy(rows, ({ table }) => table)
  return Object.fromEntries(
    Object.entries(tables).map(([table, columns = []]) => [table, columns.map(({ column }) => column)]),
  )
}

export const tableNames = async (store: Pick<Store, 'db' | 'kind'>) => Object.keys(await columnsByTable(store))
