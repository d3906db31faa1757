import { filesOfHtml } from '@signet/form'
import { useEffect, useMemo, useState } from 'react'
import type { PrintedLine, PrintedRecord } from '../printed-record.ts'

/** Transparent placeholder while a picture loads. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/**
 * Loads all pictures before printing. `download` returns the address of a file; because it may work only once, the
 * picture is cached for every use.
 */
export function usePictures(
  records: readonly PrintedRecord[],
  download: (fileId: string) => Promise<string>,
) {
  const wanted = useMemo(() => [...new Set(records.flatMap(filesOf))], [records])
  const [held, hold] = useState<ReadonlyMap<string, HTMLImageElement | null>>(new Map())
  const missing = wanted.filter((fileId) => !held.has(fileId))
  const key = missing.join()

  useEffect(() => {
    let isLooking = true
    for (const fileId of key === '' ? [] : key.split(',')) {
      void pictureOf(fileId, download).then((picture) => {
        if (isLooking) hold((before) => new Map(before).set(fileId, picture))
      })
    }
    return () => {
      isLooking = false
    }
  }, [key, download])

  return {
    isReady: missing.length === 0,
    urlOf: (fileId: string) => held.get(fileId)?.src ?? nothing,
    /** Number of pictures that failed to load. */
    lost: wanted.filter((fileId) => held.get(fileId) === null).length,
  }
}

/** Null when it cannot be shown. */
async function pictureOf(
  fileId: string,
  download: (fileId: string) => Promise<string>,
): Promise<HTMLImageElement | null> {
  try {
    const picture = new Image()
    picture.src = await download(fileId)
    await picture.decode()
    return picture
  } catch {
    return null
  }
}

function filesOf({ lines }: PrintedRecord): readonly string[] {
  return lines.flatMap((line) => [line, ...(line.rows ?? []).flat()].flatMap(filesOfLine))
}

function filesOfLine({ html, pictures = [] }: PrintedLine): readonly string[] {
  const written = html === undefined ? [] : filesOfHtml(html)
  return [...written, ...pictures.flatMap((one) => ('fileId' in one ? [one.fileId] : []))]
}
