import pg from 'pg'
import { type Db, openDb } from '../open-db.ts'
import { databaseAt } from './database-at.ts'
import { templateName } from './prepare-template.ts'

/** What many test files start from: made once per run, copied for each. */
export type Mould = Readonly<{ name: string; fill: (db: Db) => Promise<void> }>

/** Gives the name of the database to copy. Of several files that want the mould at once, one makes it. */
export async function prepareMould(serverUrl: string, { name, fill }: Mould): Promise<string> {
  // Named like the databases of this run, so that it goes when they go.
  const mould = `signet_test_${process.pid}_${name}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [mould])
    const { rows } = await client.query('select from pg_database where datname = $1', [mould])
    if (rows.length > 0) return mould

    await client.query(`drop database if exists ${mould}_new with (force)`)
    await client.query(`create database ${mould}_new template ${await templateName()}`)
    const db = openDb(databaseAt(serverUrl, `${mould}_new`), { max: 4 })
    try {
      await fill(db)
    } finally {
      await db.close()
    }
    await client.query(`alter database ${mould}_new rename to ${mould}`)
    return mould
  } finally {
    await client.end()
  }
}
