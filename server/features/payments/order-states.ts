/** What an order can be, and how it gets from one state to another. */
export const orderStates = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]

export const orderEvents = ['begin', 'pay', 'fail', 'expire', 'refund'] as const
export type OrderEvent = (typeof orderEvents)[number]

// Money that arrives late, after a failure or when the time was over, has been taken all the same: it pays.
const transitions: { readonly [From in OrderState]: { readonly [E in OrderEvent]?: OrderState } } = {
  created: { begin: 'pending', pay: 'paid', fail: 'failed', expire: 'expired' },
  pending: { pay: 'paid', fail: 'failed', expire: 'expired' },
  failed: { pay: 'paid' },
  expired: { pay: 'paid' },
  paid: { refund: 'refunded' },
  refunded: {},
}

/** Where an order is after an event; undefined when the event changes nothing, because it came twice or too late. */
export const after = (state: OrderState, event: OrderEvent): OrderState | undefined => transitions[state][event]

/** Whether nobody has decided yet how the payment ends. */
export const isUndecided = (state: OrderState): boolean => state === 'created' || state === 'pending'
