import { choice, type DemoForm, words } from './words.ts'

/** Customer orders with products and payment, without a flow. */
export const orderForm: DemoForm = {
  code: 'order',
  category: '销售',
  definition: {
    version: 1,
    key: 'order',
    title: words('客户订单', '客戶訂單', 'Customer order'),
    fields: [
      {
        key: 'number',
        kind: 'bill-rule',
        label: words('订单编号', '訂單編號', 'Order number'),
        inList: true,
        width: 8,
        settings: { rule: 'orderNumber' },
      },
      {
        key: 'customer',
        kind: 'input',
        label: words('客户名称', '客戶名稱', 'Customer'),
        required: true,
        inList: true,
        width: 16,
        settings: { maxLength: 60 },
      },
      {
        key: 'state',
        kind: 'radio',
        label: words('订单状态', '訂單狀態', 'Status'),
        required: true,
        inList: true,
        default: { value: 'open' },
        settings: {
          options: [
            choice('open', '备货中', '備貨中', 'Preparing'),
            choice('sent', '已发货', '已出貨', 'Shipped'),
            choice('paid', '已收款', '已收款', 'Paid'),
          ],
        },
      },
      {
        key: 'orderedOn',
        kind: 'date',
        label: words('下单日期', '下單日期', 'Order date'),
        required: true,
        inList: true,
        width: 12,
        default: { formula: 'today' },
      },
      {
        key: 'seller',
        kind: 'user-select',
        label: words('业务员', '業務員', 'Salesperson'),
        required: true,
        width: 12,
        default: { formula: 'me' },
      },
      {
        key: 'parts',
        kind: 'tab',
        label: words('订单内容', '訂單內容', 'Order content'),
        settings: {
          slots: [
            { id: 'goods', title: words('商品', '商品', 'Products') },
            { id: 'plan', title: words('收款计划', '收款計畫', 'Payment schedule') },
          ],
        },
        fields: [
          {
            key: 'goods',
            slot: 'goods',
            kind: 'sub-table',
            label: words('商品明细', '商品明細', 'Items'),
            settings: { minRows: 1, maxRows: 200, totals: ['amount'] },
            fields: [
              {
                key: 'article',
                kind: 'popup-select',
                label: words('商品', '商品', 'Product'),
                required: true,
                settings: {
                  interface: 'goods',
                  label: 'name',
                  columns: [
                    { column: 'unit', label: words('单位', '單位', 'Unit') },
                    { column: 'price', label: words('参考单价', '參考單價', 'List price') },
                  ],
                  fills: [{ column: 'price', field: 'price' }],
                },
              },
              {
                key: 'price',
                kind: 'number',
                label: words('单价', '單價', 'Price'),
                required: true,
                settings: { precision: 2, min: '0', thousands: true },
              },
              {
                key: 'quantity',
                kind: 'number',
                label: words('数量', '數量', 'Quantity'),
                required: true,
                default: { value: '1' },
                settings: { precision: 0, min: '1' },
              },
              {
                key: 'amount',
                kind: 'calculate',
                label: words('金额', '金額', 'Amount'),
                settings: { formula: 'price * quantity', precision: 2, thousands: true },
              },
            ],
          },
          {
            key: 'plan',
            slot: 'plan',
            kind: 'sub-table',
            label: words('收款计划', '收款計畫', 'Payment schedule'),
            settings: { maxRows: 24, totals: ['due'] },
            fields: [
              {
                key: 'dueOn',
                kind: 'date',
                label: words('收款日期', '收款日期', 'Payment date'),
                required: true,
              },
              {
                key: 'due',
                kind: 'number',
                label: words('应收金额', '應收金額', 'Amount due'),
                required: true,
                settings: { precision: 2, min: '0.01', thousands: true },
              },
              { key: 'note', kind: 'input', label: words('说明', '說明', 'Note') },
            ],
          },
        ],
      },
      {
        key: 'total',
        kind: 'calculate',
        label: words('订单金额', '訂單金額', 'Total'),
        inList: true,
        settings: {
          formula: 'sum(goods.amount)',
          precision: 2,
          thousands: true,
          unit: words('元', '元', 'CNY'),
        },
      },
      {
        key: 'remark',
        kind: 'textarea',
        label: words('备注', '備註', 'Remarks'),
        settings: { maxLength: 500 },
      },
    ],
  },
}
