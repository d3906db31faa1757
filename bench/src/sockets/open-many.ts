import { readFileSync } from 'node:fs'

/**
 * Opens sockets in a process of its own and counts what they hear: `node open-many.ts <file>`, a JSON with the address
 * of each socket and the text that it sends first. Prints `open` and then, for each line it is given, how many texts
 * came that contain the word of the line.
 */
const [file = ''] = process.argv.slice(2)
type Wanted = Readonly<{ address: string; hello: readonly string[] }>
const wanted = JSON.parse(readFileSync(file, 'utf8')) as readonly Wanted[]
const atOnce = 100
const heard = new Map<string, number>()
const words = /bench-(\d+)-/

function open({ address, hello }: Wanted): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = new WebSocket(address)
  let turn = 0
  const say = () => {
    const text = hello[turn]
    turn += 1
    if (text === undefined) return resolve()
    socket.send(text)
  }
  socket.onopen = () => {
    if (hello.length === 0) resolve()
    else if (!hello[0]?.startsWith('40')) say()
  }
  socket.onmessage = ({ data }) => {
    const text = String(data)
    if (text === '2') return socket.send('3')
    const [, word] = words.exec(text) ?? []
    if (word) heard.set(word, (heard.get(word) ?? 0) + 1)
    else if (turn <= hello.length) say()
  }
  socket.onerror = () => reject(new Error(`A socket to ${address} failed.`))
  socket.onclose = ({ code }) => reject(new Error(`A socket to ${address} was closed with ${code}.`))
  return promise
}

const waiting = [...wanted]
async function openNext(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await open(next)
}
await Promise.all(Array.from({ length: atOnce }, openNext))
process.stdout.write('open\n')

process.stdin.setEncoding('utf8').on('data', (lines: string) => {
  for (const word of lines.split('\n')) if (word) process.stdout.write(`${heard.get(word) ?? 0}\n`)
})
process.stdin.on('end', () => process.exit(0))
