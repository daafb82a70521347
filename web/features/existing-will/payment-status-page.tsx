import { checkMyWill } from '#core/existing-will/funnel.ts'
import { funnelUrl } from '#core/funnel/funnel.ts'
import { forgetFunnel } from '../../api/funnel-state.ts'
import { PaymentWait } from '../checkout/payment-wait.tsx'

const payment = funnelUrl(checkMyWill, 'payment')

export function PaymentStatusPage() {
  return (
    <PaymentWait
      belongsTo="your check"
      paid={({ external_id }) => {
        forgetFunnel(checkMyWill)
        return funnelUrl(checkMyWill, 'result', { external_id })
      }}
      none={payment}
      declined={payment}
      back={{ to: payment, words: 'Back to the payment' }}
    />
  )
}
