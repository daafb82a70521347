import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { governmentFees } from '#core/catalogue/products.ts'
import { pathOf } from '#core/journey/pages.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { lpasBought, typesOf, withChosenType } from '#core/lpa/lpas.ts'
import type { SectionName } from '#core/lpa/sections.ts'
import { price } from '#core/text/money.ts'
import { type LpaType, lpaForms, lpaTypes } from '#core/will/lpa-options.ts'
import { shared, aboutLpa as table, chooseType as words } from '#words/en/lpa.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { useForm } from '../../api/will.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useGoOn } from '../../ui/router-state.ts'
import { Paragraph, Runs } from '../../ui/runs.tsx'
import { SubmitForm, useSubmitForm } from '../../ui/submit-form.tsx'
import { LpaListPage } from './lpa-list-page.tsx'
import {
  AttorneysPage,
  CertificatePage,
  DecisionsPage,
  DetailsPage,
  PeopleToTellPage,
  ReplacementsPage,
  TreatmentPage,
  WhenPage,
  WishesPage,
} from './question-pages.tsx'
import { lpaPath, type SectionProps, sectionIn } from './section-page.tsx'

const [money, health] = lpaTypes
const labels = { [money]: lpaForms[money].title, [health]: lpaForms[health].title }
const notes = {
  [money]: words.bankAccountsBillsPensions(lpaForms[money].form),
  [health]: words.dailyCareTreatment(lpaForms[health].form),
}

/** For a customer who has bought one of the two types. */
function ChooseTypePage() {
  const { will } = useForm()
  const goOn = useGoOn()
  const form = useSubmitForm<{ type: LpaType | undefined }>({
    initial: { type: will.powers?.[0]?.type },
    check: ({ type }) => (type ? [] : [{ field: 'type', code: 'SELECT_OPTION' }]),
    save: async ({ type }) => {
      if (type) await saveWhole((whole) => withChosenType(whole, type))
    },
    onDone: () => void goOn(lpaPath),
  })
  return (
    <PlainPage {...words.whichPowerOfAttorney} errors={form.errors}>
      <div className="above-32">
        <SubmitForm form={form} action={shared.saveAndContinue}>
          <Radios
            {...form.field('type')}
            label={words.theType}
            hideLegend
            options={lpaTypes}
            labels={labels}
            notes={notes}
          />
        </SubmitForm>
      </div>
    </PlainPage>
  )
}

/** For a customer who has bought no power of attorney. */
function AboutLpaPage() {
  return (
    <PlainPage title={shared.lastingPowerOfAttorney} lead={table.lead}>
      <h2 className="above-32 below-12">{table.whatYouGet}</h2>
      <Paragraph of={table.plainQuestionsThatUseThePeople} />
      <h2 className="above-32 below-12">{table.howItWorks}</h2>
      <ol className={css.steps}>
        <li>{table.chooseTheType}</li>
        <li>{table.chooseYourAttorneys}</li>
        <li>{table.findACertificateProvider}</li>
        <li>
          <Runs of={table.getTheForm} />
        </li>
        <li>{table.signInThisOrder}</li>
        <li>{table.sendItToTheOffice(price(figureOn(governmentFees[0].figure, today())), governmentFees[0].note)}</li>
      </ol>
      <Paragraph of={table.youCanAlsoMakeOneWithoutUs} className={css.notice} />
      <div className="cluster above-32 off-paper">
        <ButtonLink label={table.goToYourDocuments} to={pathOf('will.my-downloads')} />
        <ButtonLink
          label={shared.seeWhatItCosts}
          look="secondary"
          to={pathOf('will.addons')}
          onClick={() => markVisited('will.addons')}
        />
      </div>
    </PlainPage>
  )
}

const sectionPages: Record<SectionName, ComponentType<SectionProps>> = {
  attorneys: AttorneysPage,
  decisions: DecisionsPage,
  replacements: ReplacementsPage,
  when: WhenPage,
  treatment: TreatmentPage,
  'people-to-tell': PeopleToTellPage,
  details: DetailsPage,
  wishes: WishesPage,
  certificate: CertificatePage,
}

/** The list of questions for the powers of attorney that were bought, or the question that the address names. */
export function LpaPage() {
  const { will } = useForm()
  const [query] = useSearchParams()
  const bought = lpasBought(will)
  if (bought === 'none') return <AboutLpaPage />
  const isChoosing = bought === 'one' && query.get('ask') === 'type'
  if (isChoosing || typesOf(will, bought).length === 0) return <ChooseTypePage />
  const at = sectionIn(will, query)
  if (!at) return <LpaListPage key="all" />
  const Page = sectionPages[at.section]
  return <Page key={`${at.type} ${at.section}`} type={at.type} />
}
