import type { ReactNode } from 'react'
import { PageTitle } from '../../ui/page-title.tsx'
import { Shell } from '../../ui/shell.tsx'
import css from './checkout-frame.module.css'

/** Progress in percent, between the summary and the payment. */
const NEARLY_DONE = 99

/** The page of the payment: what is paid for, and the will it is for beside it. `foot` stays in view on a phone. */
export function CheckoutFrame({
  title,
  invalid,
  above,
  foot,
  aside,
  children,
}: {
  title: string
  invalid: boolean
  above: ReactNode
  foot: ReactNode
  aside: ReactNode
  children: ReactNode
}) {
  return (
    <Shell progress={NEARLY_DONE}>
      <main id="main" className={css.layout}>
        <div className={css.order}>
          <div className={css.column}>
            {above}
            <PageTitle tab={title} invalid={invalid}>
              {title}
            </PageTitle>
            {children}
          </div>
          <div className={css.foot}>{foot}</div>
        </div>
        <div className={css.aside}>{aside}</div>
      </main>
    </Shell>
  )
}
