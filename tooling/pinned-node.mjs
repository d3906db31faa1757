import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The folder of the whole product. */
export const root = join(import.meta.dirname, '..')

/** The Node that package.json pins, whatever the system has. */
export const pinnedNode = join(root, 'node_modules/.bin/node')

/**
 * Runs a program in the foreground and answers its exit code (128 and more: a signal ended it, as shells count).
 * Signals reach it too; it ends by itself when this process vanishes, if it listens for `disconnect`.
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

/** A script of npm whose npm was killed has nobody left who could end it. */
function endWithNpm(child) {
  const npm = process.ppid
  if (!process.env.npm_lifecycle_event) return

  const watch = setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500).unref()
  child.once('exit', () => clearInterval(watch))
}
