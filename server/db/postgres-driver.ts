import type { Socket } from 'node:net'
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  InsertQueryNode,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { QueryResult as Answer, Pool, PoolClient, QueryConfig } from 'pg'
import { nameOfInsert } from './insert-names.ts'

/**
 * Kysely's driver for PostgreSQL, with fewer round trips: `begin`, and an `insert` in a transaction that answers with no rows,
 * are held until the next statement, at the latest `commit`, and leave with it in one piece. That statement waits for all; it
 * fails with the error of the first one that failed, and then nothing is committed.
 * @param pool of clients with `pipeline: true`
 */
export class PipeliningDriver implements Driver {
  readonly #pool: Pool
  readonly #connections = new WeakMap<PoolClient, PipeliningConnection>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PipeliningConnection> {
    const client = await this.#pool.connect()
    const known = this.#connections.get(client)
    if (known) return known
    const connection = new PipeliningConnection(client)
    this.#connections.set(client, connection)
    return connection
  }

  async beginTransaction(connection: PipeliningConnection, settings: TransactionSettings): Promise<void> {
    connection.begin(settings)
  }

  commitTransaction(connection: PipeliningConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: PipeliningConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(connection: PipeliningConnection): Promise<void> {
    connection.release()
  }

  destroy(): Promise<void> {
    return this.#pool.end()
  }
}

class PipeliningConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #socket: Socket
  /** Leave with the next statement. */
  #ahead: Promise<Answer>[] = []
  #isInTransaction = false
  #isBroken = false

  constructor(client: PoolClient) {
    this.#client = client
    this.#socket = (client as PoolClient & { connection: { stream: Socket } }).connection.stream
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    this.#isInTransaction = true
    const settings = [isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    this.#hold({ text: ['begin', ...settings].filter(Boolean).join(' ') })
  }

  async commit(): Promise<void> {
    const { command } = await this.#endWith('commit')
    // What PostgreSQL answers where a statement of the transaction had failed.
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollback(): Promise<void> {
    // A `commit` that failed has ended it.
    if (!this.#isInTransaction) return
    this.#ahead = []
    try {
      await this.#endWith('rollback')
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const isInsert = InsertQueryNode.is(query)
    const statement = { name: isInsert ? nameOfInsert(sql) : undefined, text: sql, values: [...parameters] }
    if (this.#isInTransaction && isInsert && !query.returning) {
      this.#hold(statement)
      return { rows: [] }
    }
    const { command, rowCount, rows } = await this.#send(statement)
    const isChange = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE'
    return { rows: (rows ?? []) as Row[], ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are not streamed')
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  #endWith(statement: 'commit' | 'rollback'): Promise<Answer> {
    this.#isInTransaction = false
    return this.#send({ text: statement })
  }

  /** Sends a statement, with those that are held, and waits for them all. */
  async #send(statement: QueryConfig): Promise<Answer> {
    const sent = [...this.#ahead, this.#client.query(statement)]
    this.#ahead = []
    this.#socket.uncork()
    // Answers come in order: the first one that is an error is the reason for all errors after it.
    const answers = await Promise.all(sent)
    return answers.at(-1) as Answer
  }

  #hold(statement: QueryConfig): void {
    if (this.#ahead.length === 0) this.#socket.cork()
    const held = this.#client.query(statement)
    // Heard of with the next statement.
    held.catch(() => {})
    this.#ahead.push(held)
  }
}
