import { inLanguages, type Locale } from '@signet/std'
import type { FlowDefinition, FlowNode, FlowTransition } from '../definition/flow-definition.ts'
import { type FlowPlan, nameOfNode } from '../definition/flow-plan.ts'
import { isStart } from '../nodes/traits-of.ts'
import { type FlowWords, translatedLocales, wordsIn } from './flow-translations.ts'

const kept = new WeakMap<FlowPlan, Map<Locale, FlowPlan>>()

/**
 * Returns a flow with its names in a language, where they were given. Only for reading: a case that such a plan
 * decides would get its plain title in that language.
 */
export function translateFlow(plan: FlowPlan, locale: Locale): FlowPlan {
  const words = wordsIn(plan.definition.translations, locale)
  if (!words) return plan

  const known = kept.get(plan) ?? new Map<Locale, FlowPlan>()
  kept.set(plan, known)
  const translated = known.get(locale) ?? translatedPlan(plan, words)
  known.set(locale, translated)
  return translated
}

function translatedPlan(plan: FlowPlan, words: FlowWords): FlowPlan {
  const nodes = new Map([...plan.nodes].map(([id, node]) => [id, namedNode(node, words)]))
  const start = nodes.get(plan.start.id)
  const transitions = [...plan.transitionsFrom].map(
    ([from, lines]) => [from, lines.map((line) => namedLine(line, words))] as const,
  )
  return {
    ...plan,
    definition: translatedDefinition(plan.definition, words),
    nodes,
    start: start && isStart(start) ? start : plan.start,
    transitionsFrom: new Map(transitions),
  }
}

/** Returns a definition with its names in a language, where they were given; only for reading. */
export function flowIn(locale: Locale, definition: FlowDefinition): FlowDefinition {
  const words = wordsIn(definition.translations, locale)
  return words ? translatedDefinition(definition, words) : definition
}

function translatedDefinition(definition: FlowDefinition, words: FlowWords): FlowDefinition {
  const { name, nodes, lines, rules } = definition
  return {
    ...definition,
    name: words.name || name,
    nodes: nodes.map((node) => namedNode(node, words)),
    lines: lines.map((line) => namedLine(line, words)),
    rules: { ...rules, title: words.title || rules.title },
  }
}

function namedNode(node: FlowNode, { nodes = {} }: FlowWords): FlowNode {
  const name = Object.hasOwn(nodes, node.id) ? nodes[node.id] : ''
  return name ? { ...node, name } : node
}

function namedLine<Line extends FlowTransition>(line: Line, { lines = {} }: FlowWords): Line {
  const name = Object.hasOwn(lines, line.id) ? lines[line.id] : ''
  return name ? { ...line, name } : line
}

/** Returns what `write` makes of the flow in each language with words of its own, where it differs from the plain text. */
export function inEachLanguage(
  plan: FlowPlan,
  write: (plan: FlowPlan) => string,
): Readonly<Partial<Record<Locale, string>>> {
  const plain = write(plan)
  const written = translatedLocales(plan.definition.translations)
    .map((locale) => [locale, write(translateFlow(plan, locale))] as const)
    .filter(([, text]) => text !== plain)
  return Object.fromEntries(written)
}

/** The name of a node in each language, as parameter of a sentence. */
export function nodeParams(plan: FlowPlan, node: string): Readonly<Record<string, string>> {
  const others = inEachLanguage(plan, (translated) => nameOfNode(translated, node))
  return inLanguages('node', nameOfNode(plan, node), others)
}
