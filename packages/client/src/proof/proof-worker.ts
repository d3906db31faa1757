import { solveAtOnce, type Work } from './solve.ts'

// The thread of one proof: gets the work, answers the header.
addEventListener('message', ({ data }: MessageEvent<Work>) => postMessage(solveAtOnce(data)))
