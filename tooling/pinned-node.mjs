import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The root folder of the product. */
export const root = join(import.meta.dirname, '..')

/** The Node version that package.json pins, independent of the system's. */
export const pinnedNode = join(root, 'node_modules/.bin/node')

/**
 * Runs a program in the foreground and returns its exit code (128 and more after a signal, as in a shell). Signals
 * are forwarded; the program can listen for `disconnect` to end when this process dies.
 */
export function foreground(program, args, environment = {}) {
  const child = spawn(program, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
  const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }
  const pass = (signal) => child.kill(signal)
  for (const signal of Object.keys(signals)) process.on(signal, pass)
  endWithNpm(child)

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of Object.keys(signals)) process.off(name, pass)
      resolve(code ?? 128 + (signals[signal] ?? 9))
    })
  })
}

/** npm cannot stop its scripts when it is killed, so this stops the child once the parent process has changed. */
function endWithNpm(child) {
  const npm = process.ppid
  if (!process.env.npm_lifecycle_event) return

  const watch = setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500).unref()
  child.once('exit', () => clearInterval(watch))
}
