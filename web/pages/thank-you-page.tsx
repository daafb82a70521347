import { pathOf } from '#core/journey/pages.ts'
import { powersBought } from '#core/lpa/powers-bought.ts'
import { useForm } from '../api/will-client.ts'
import { PairSection } from '../features/couple/pair-section.tsx'
import { OpinionForm } from '../features/reviews/opinion-form.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'

export function ThankYouPage() {
  const { user, will } = useForm()
  return (
    <PlainPage
      white
      title={`Thank you, ${user.name}`}
      tab="Thank you"
      lead="Your payment has arrived. Your will is ready to print, and it has no effect until you have signed it."
    >
      <ol className={css.steps}>
        <li>Download your will and print all of it, on one side of the paper.</li>
        <li>Read it through. If something is wrong, change it and print again; never write on it.</li>
        <li>
          Sign it with two witnesses in the same room. They must be adults, and nobody named in the will or married to
          someone who is.
        </li>
      </ol>
      <div className={css.actions}>
        <ButtonLink to={pathOf('will.my-downloads')}>Go to your documents</ButtonLink>
        {powersBought(will) !== 'none' && will.lpoaDate === undefined && (
          <ButtonLink look="secondary" to={pathOf('will.lpa')}>
            Answer for your power of attorney
          </ButtonLink>
        )}
      </div>
      {will.mirrorWill === 1 && (
        <div className={css.form}>
          <PairSection />
        </div>
      )}
      <div className={css.below}>
        <OpinionForm user={user} />
      </div>
    </PlainPage>
  )
}
