import { Socket } from 'node:net'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg'

/** A connection whose statements can leave in one piece. */
class PipelinedClient extends Client {
  readonly socket: Socket

  constructor(config?: ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
  }
}

/**
 * Connections for Kysely's dialect that save round trips: `begin`, and an insert in a transaction that answers nothing and leaves nothing
 * out, leave with the next statement, at the latest with `commit`. That one fails with the reason of the first that failed, and then nothing
 * is committed. How many rows such an insert wrote nobody learns.
 */
export function openPipelinedPool(config: PoolConfig): { pool: Pool; forKysely: PostgresPool } {
  const pool = new Pool({ ...config, pipeline: true, Client: PipelinedClient })
  const connect = async () => pipelined((await pool.connect()) as PoolClient & PipelinedClient)
  return { pool, forKysely: { options: pool.options, connect, end: () => pool.end() } }
}

function pipelined(client: PoolClient & PipelinedClient): PostgresPoolClient {
  let ahead: Promise<unknown>[] = []
  let isInTransaction = false

  async function query(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<object>> {
    const isBegin = /^(begin|start transaction)/.test(text)
    const waits = isBegin || (isInTransaction && isPlainInsert(text))
    if (waits && ahead.length === 0) client.socket.cork()
    const statement = client.query({ name: nameOf(text), text, values: [...values] })
    if (waits) {
      isInTransaction = true
      // Heard of with the next statement.
      statement.catch(() => {})
      ahead.push(statement)
      return { command: 'SELECT', rowCount: 0, rows: [] }
    }
    const isEnd = text === 'commit' || text === 'rollback'
    const before = text === 'rollback' ? [] : ahead
    if (ahead.length > 0) client.socket.uncork()
    ahead = []
    isInTransaction &&= !isEnd
    // Answers come in order: the first one that is an error is the reason for all errors after it.
    await Promise.all([...before, statement])
    return (await statement) as QueryResult & PostgresQueryResult<object>
  }
  return { query, release: (destroy) => client.release(destroy) } as PostgresPoolClient
}

function isPlainInsert(text: string): boolean {
  return /^insert into "\w+" \([^)]*\) values /.test(text) && !/ (on conflict|returning) /.test(text)
}

/** Each is kept by every connection, with some ten kilobytes. */
const mostNames = 100

/** Lists of many lengths make many texts that hardly ever come again. */
const longestText = 4_000

const names = new Map<string, string>()

/**
 * The name under which PostgreSQL keeps an insert, so that it reads and plans it once a connection; undefined for one that is not kept.
 * Only inserts: of a query, a plan that was right for a small table would stay when the table has grown. And none that answers with
 * `*`: it would fail once a newer server has added a column.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  const isKept = text.startsWith('insert into ') && !text.includes('*') && text.length <= longestText
  if (known || !isKept || names.size >= mostNames) return known
  const name = `insert ${names.size + 1}`
  names.set(text, name)
  return name
}
