import { pathOf } from '#core/journey/pages.ts'
import { storage } from '../../api/storage.ts'
import { reloadForm } from '../../api/will.ts'
import { PaymentWait } from './payment-wait.tsx'

const summary = pathOf('will.summary')

export function PaymentSuccessfulPage() {
  return (
    <PaymentWait
      belongsTo="your will"
      opens="your documents"
      paid={async () => {
        // The basket has been paid for.
        const payment = storage.paymentInfo.get()
        if (payment) storage.paymentInfo.set({ external_id: payment.external_id, id: payment.id })
        storage.promoCode.clear()
        await reloadForm()
        return pathOf('will.my-downloads-thank-you')
      }}
      none={summary}
      declined={pathOf('will.payment-error')}
      back={{ to: summary, words: 'Back to your will' }}
    />
  )
}
