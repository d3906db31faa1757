import type { Route } from '../../http/serve.ts'
import { answerStep } from './answer-step.ts'
import { failedSteps } from './failed-steps.ts'
import { openSecret } from './open-secret.ts'
import { renewFlowSecret } from './renew-flow-secret.ts'
import { skipStep } from './skip-step.ts'

export { doDueSteps } from './do-due-steps.ts'

export const flowSteps: readonly Route[] = [failedSteps, skipStep, openSecret, renewFlowSecret, answerStep]
