import { request } from 'node:http'

const boundary = 'a-boundary-of-the-bench'

/** Sends a sheet as a browser's form does and waits for the answer, however long it takes. */
export function postFile(
  address: string,
  { token, text }: Readonly<{ token: string; text: string }>,
): Promise<void> {
  const body = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="rows.csv"\r\n` +
      `content-type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`,
  )
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
  }
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`The sheet was refused: ${Buffer.concat(parts).toString()}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
