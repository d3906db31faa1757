import type { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'

let writing = 0

/**
 * While a sheet leaves, this process collects its garbage sooner. Left alone V8 waits for some 200 MB of it when much is
 * made and little kept, as a million rows do; a smaller heap costs no time that can be measured. It takes the flag at
 * its next collection; 0 is what it decides by itself.
 */
export function thrifty<Stream extends Readable>(stream: Stream): Stream {
  writing += 1
  setFlagsFromString('--heap-growing-percent=20')
  stream.once('close', () => {
    writing -= 1
    if (writing === 0) setFlagsFromString('--heap-growing-percent=0')
  })
  return stream
}
