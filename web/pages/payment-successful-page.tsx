import { pathOf } from '#core/journey/pages.ts'
import { reloadForm } from '../client/will-client.ts'
import { PaymentWait } from '../funnel/payment-wait.tsx'

const summary = pathOf('will.summary')

export function PaymentSuccessfulPage() {
  return (
    <PaymentWait
      belongsTo="your will"
      paid={async () => {
        await reloadForm()
        return pathOf('will.my-downloads-thank-you')
      }}
      none={summary}
      declined={pathOf('will.payment-error')}
      back={{ to: summary, words: 'Back to your will' }}
    />
  )
}
