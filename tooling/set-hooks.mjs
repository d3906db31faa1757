import { spawnSync } from 'node:child_process'
import { root } from './pinned-node.mjs'

// Runs after every install. A copy without git, such as a container image, has no commits to check.
const git = (...args) => spawnSync('git', args, { cwd: root, stdio: 'ignore' })
if (git('rev-parse', '--git-dir').status === 0) git('config', 'core.hooksPath', 'tooling/hooks')
