import { parentPort, workerData } from 'node:worker_threads'

type Trial = Readonly<{ pattern: string; flags: string; texts: readonly string[] }>

/** Matches each pattern with its texts, and announces its place before it begins. */
const trials: readonly Trial[] = workerData
for (const [index, { pattern, flags, texts }] of trials.entries()) {
  parentPort?.postMessage(index)
  const expression = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`)
  for (const text of texts) text.replace(expression, '')
}
