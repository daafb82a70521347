import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { lpasBought, typesOf } from '#core/lpa/lpas.ts'
import type { SectionName } from '#core/lpa/sections.ts'
import { useForm } from '../../api/will.ts'
import { AboutLpaPage } from './about-lpa-page.tsx'
import { AttorneysPage, PeopleToTellPage, ReplacementsPage } from './attorneys-pages.tsx'
import { CertificatePage } from './certificate-page.tsx'
import { ChooseTypePage } from './choose-type-page.tsx'
import { DecisionsPage, TreatmentPage, WhenPage, WishesPage } from './decisions-pages.tsx'
import { DetailsPage } from './details-page.tsx'
import { LpaListPage } from './lpa-list-page.tsx'
import { type SectionProps, sectionIn } from './section-page.tsx'

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
