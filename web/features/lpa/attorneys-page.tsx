import { BankruptChoice } from './bankrupt-choice.tsx'
import { candidates } from './candidates.ts'
import { PeopleChoice } from './people-choice.tsx'
import { SectionPage } from './section-page.tsx'
import { type SectionProps, useSection } from './use-section.ts'

const does = {
  'Property and financial affairs':
    'Attorneys look after your money and property: accounts, bills, pensions, your home. Choose adults you trust completely.',
  'Health and welfare':
    'Attorneys decide about your care, your treatment and where you live, when you cannot. Choose adults you trust completely.',
} as const

export function AttorneysPage({ type }: SectionProps) {
  const form = useSection(type, 'attorneys')
  const { attorneys = [] } = form.value
  return (
    <SectionPage
      form={form}
      intro={does[type]}
      aside={
        <>
          <p>
            <strong>How many?</strong> One is enough. With two or more, one can go on if another cannot, depending on
            how you let them decide. The form has room for four.
          </p>
          <p>
            <strong>What the form asks.</strong> Their full name, date of birth and address. We print what we know of
            them and leave a line for the rest.
          </p>
        </>
      }
    >
      <PeopleChoice
        will={form.will}
        name="attorneys"
        label="Your attorneys"
        candidates={candidates(form.will, attorneys)}
        chosen={attorneys}
        onChange={(chosen) => form.set({ attorneys: chosen })}
        addTitle="Add an attorney"
        error={form.errorOf('attorneys')}
      />
      <BankruptChoice form={form} chosen={attorneys} />
    </SectionPage>
  )
}
