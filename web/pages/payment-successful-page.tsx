import { pathOf } from '#core/journey/pages.ts'
import { storage } from '../api/storage.ts'
import { reloadForm } from '../api/will-client.ts'
import { PaymentWait } from '../features/funnel/payment-wait.tsx'

const summary = pathOf('will.summary')

export function PaymentSuccessfulPage() {
  return (
    <PaymentWait
      belongsTo="your will"
      paid={async () => {
        // What was in the basket has been bought.
        const payment = storage.paymentInfo.get()
        if (payment) storage.paymentInfo.set({ external_id: payment.external_id, id: payment.id })
        await reloadForm()
        return pathOf('will.my-downloads-thank-you')
      }}
      none={summary}
      declined={pathOf('will.payment-error')}
      back={{ to: summary, words: 'Back to your will' }}
    />
  )
}
