import { openEmbedded } from '../src/embedded/index.ts'

// A minimal product for tests that kill it: opens the directory, reports it and keeps running.
const { url, stop } = await openEmbedded(process.argv[2] ?? '')
process.on('SIGTERM', () => void stop().then(() => process.exit(0)))
process.stdout.write(`${url}\n`)
setInterval(() => undefined, 1000)
