import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { typesOf } from '#core/lpa/powers.ts'
import { powersBought } from '#core/lpa/powers-bought.ts'
import type { SectionName } from '#core/lpa/sections.ts'
import { useForm } from '../../api/will.ts'
import { AboutPowersPage } from './about-powers-page.tsx'
import { AttorneysPage } from './attorneys-page.tsx'
import { CertificatePage } from './certificate-page.tsx'
import { ChooseTypePage } from './choose-type-page.tsx'
import { DecisionsPage } from './decisions-page.tsx'
import { PeopleToTellPage } from './people-to-tell-page.tsx'
import { PowersPage } from './powers-page.tsx'
import { ReplacementsPage } from './replacements-page.tsx'
import { sectionIn } from './section-path.ts'
import { TreatmentPage } from './treatment-page.tsx'
import type { SectionProps } from './use-section.ts'
import { WhenPage } from './when-page.tsx'
import { WishesPage } from './wishes-page.tsx'

const sectionPages: Record<SectionName, ComponentType<SectionProps>> = {
  attorneys: AttorneysPage,
  decisions: DecisionsPage,
  replacements: ReplacementsPage,
  when: WhenPage,
  treatment: TreatmentPage,
  'people-to-tell': PeopleToTellPage,
  wishes: WishesPage,
  certificate: CertificatePage,
}

/** The list of what is asked for each power of attorney bought, or the question that the address names. */
export function LpaPage() {
  const { will } = useForm()
  const [query] = useSearchParams()
  const bought = powersBought(will)
  if (bought === 'none') return <AboutPowersPage />
  const isChoosing = bought === 'one' && query.get('ask') === 'type'
  if (isChoosing || typesOf(will, bought).length === 0) return <ChooseTypePage />
  const at = sectionIn(will, query)
  if (!at) return <PowersPage key="all" />
  const Page = sectionPages[at.section]
  return <Page key={`${at.type} ${at.section}`} type={at.type} />
}
