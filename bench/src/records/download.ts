import { createWriteStream } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Writes what an address gives into a file. */
export async function download(
  address: string,
  file: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers }, resolve).on('error', reject)
  })
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}.`)
  await pipeline(answer, createWriteStream(file))
}
