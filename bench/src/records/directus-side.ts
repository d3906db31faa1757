import { setTimeout as wait } from 'node:timers/promises'
import { askDirectus } from './ask-directus.ts'
import { foundDirectusOffice, readerToken } from './directus-office.ts'
import { administrator, prepareDirectus } from './directus-process.ts'
import { download } from './download.ts'
import { directusTitle } from './install-directus.ts'
import { postFile } from './post-file.ts'
import { columns, idOf, isNear, newRow, wantedKinds } from './rows.ts'
import type { Side } from './side.ts'

/** A peer over its REST doors, as a user whose role may meet the records of one department. */
export async function openDirectus({
  databaseUrl,
  folder,
}: Readonly<{ databaseUrl: string; folder: string }>): Promise<Side> {
  const start = await prepareDirectus({ databaseUrl, folder })
  let running = await start()
  const address = () => running.address
  const login = (await askDirectus(address, () => '')('/auth/login', administrator)) as {
    access_token: string
  }
  await foundDirectusOffice(
    askDirectus(address, () => login.access_token),
    databaseUrl,
  )
  const ask = askDirectus(address, () => readerToken)
  const exportCsv = async (file: string) => {
    const title = `export ${Date.now()}`
    await ask('/utils/export/exported', {
      query: { fields: Object.keys(columns), limit: -1 },
      format: 'csv',
      file: { title },
    })
    await download(`${running.address}/assets/${await fileCalled(title)}?download`, file, {
      authorization: `Bearer ${readerToken}`,
    })
  }
  /** It is exported behind the answer and then stored as a file, which is there once it has a size. */
  const fileCalled = async (title: string): Promise<string> => {
    for (;;) {
      const filter = encodeURIComponent(JSON.stringify({ title: { _eq: title }, filesize: { _nnull: true } }))
      const [file] = (await ask(`/files?filter=${filter}&fields=id`)) as { id: string }[]
      if (file) return file.id
      await wait(200)
    }
  }

  return {
    title: directusTitle,
    databaseUrl,
    tables: tablesOf(),
    restart: async () => {
      await running.stop()
      running = await start()
      return running.pid
    },
    page: async (number) => {
      const filter = encodeURIComponent(JSON.stringify({ kind: { _in: wantedKinds } }))
      const asked = `filter=${filter}&sort=-amount,-id&limit=20&page=${number}&meta=filter_count`
      const { data, meta } = (await ask(`/items/listed?${asked}`)) as {
        data: { id: string }[]
        meta: { filter_count: number }
      }
      return { ids: data.map(({ id }) => id), total: Number(meta.filter_count) }
    },
    create: (place) => ask('/items/created', newRow(place)),
    importSheet: (csv) =>
      postFile(`${running.address}/utils/import/imported`, { token: readerToken, text: csv }),
    exportTo: (format, file) => (format === 'csv' ? exportCsv(file) : null),
    stop: () => running.stop(),
  }
}

function tablesOf(): Side['tables'] {
  const born = { id: idOf, department: `case when ${isNear} then 'near' else 'far' end` }
  const table = (key: string) => ({ name: `"${key}"`, columns: { ...born, ...columns } })
  return {
    listed: table('listed'),
    created: table('created'),
    imported: table('imported'),
    exported: table('exported'),
  }
}
