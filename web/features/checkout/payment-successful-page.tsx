import { pathOf } from '#core/journey/pages.ts'
import { shared, paymentSuccessful as table } from '#words/en/checkout.ts'
import { storage } from '../../api/storage.ts'
import { reloadForm } from '../../api/will.ts'
import { PaymentWait } from './payment-wait.tsx'

const summary = pathOf('will.summary')

export function PaymentSuccessfulPage() {
  return (
    <PaymentWait
      {...table.openingYourDocuments}
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
      back={{ to: summary, words: shared.backToYourWill }}
    />
  )
}
