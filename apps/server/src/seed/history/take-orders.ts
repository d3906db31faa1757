import type { Client } from '@signet/client'
import { dateAt, day } from '../agenda.ts'
import { interfaces } from '../designs/resources.ts'
import type { Dice } from '../dice.ts'

const customers = [
  '禾穗食品商行',
  '远桥贸易有限公司',
  '白露文化传播工作室',
  '青石仓储服务中心',
  '知夏教育科技有限公司',
  '南塘建筑材料商店',
  '云岭茶业合作社',
  '听松酒店管理有限公司',
] as const
const mostGoods = 4
const howMany = 36

type OrderStory = Readonly<{ modelId: string; end: number; dice: Dice; seller: string }>

/** Creates orders over three months by one salesperson; older ones are more likely paid. */
export async function takeOrders(
  { records }: Client,
  { modelId, end, dice, seller }: OrderStory,
): Promise<void> {
  for (let age = howMany; age > 0; age -= 1) {
    const orderedAt = end - age * 2.5 * day
    await records.create({ modelId, values: inventOrder(orderedAt, age, seller, dice) })
  }
}

function inventOrder(orderedAt: number, age: number, seller: string, dice: Dice) {
  const goods = Array.from({ length: dice.between(1, mostGoods) }, (_, at) => {
    const article = dice.pick(articles)
    return {
      id: `g${at}`,
      article: article.id,
      price: String(article.price),
      quantity: String(dice.between(1, 12)),
    }
  })
  const total = goods.reduce((sum, { price, quantity }) => sum + Number(price) * Number(quantity), 0)
  return {
    customer: dice.pick(customers),
    state: age > 20 ? 'paid' : age > 8 ? 'sent' : 'open',
    orderedOn: dateAt(orderedAt),
    seller,
    goods,
    plan: [{ id: 'p0', dueOn: dateAt(orderedAt, 30), due: total.toFixed(2), note: '月结' }],
    remark: '',
  }
}

type Article = Readonly<{ id: string; price: number }>

const articles: readonly Article[] = goodsOf(interfaces['goods'])

function goodsOf(goods: (typeof interfaces)[string] | undefined): Article[] {
  if (goods?.source.kind !== 'static') throw new Error('The goods of the demo are a fixed list.')
  return goods.source.rows.map((row) => ({ id: String(row['id']), price: Number(row['price']) }))
}
