export type Page = Readonly<{ ids: readonly string[]; total: number }>

/** Where a side keeps the rows: a table as SQL names it, and what stands in its columns of the same meaning. */
export type Table = Readonly<{ name: string; columns: Readonly<Record<string, string>> }>

/** One of those who are measured: a server in a process of its own, over a database of its own on the same PostgreSQL. */
export type Side = Readonly<{
  title: string
  databaseUrl: string
  tables: Readonly<Record<'listed' | 'created' | 'imported' | 'exported', Table>>
  /** A process that has done nothing yet; answers its id. */
  restart: () => Promise<number>
  /** Twenty rows of the reader's, filtered, sorted, with how many there are in all. */
  page: (number: number) => Promise<Page>
  create: (place: number) => Promise<unknown>
  importSheet: (csv: string) => Promise<void>
  /** Everything that the reader may take, as a file; null where it cannot write that format. */
  exportTo: (format: 'csv' | 'xlsx', file: string) => Promise<void> | null
  stop: () => Promise<void>
}>
