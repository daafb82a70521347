import { howTheyActOptions, whenTheyActOptions } from '#core/will/lpa-options.ts'
import { Radios } from '../../ui/choices.tsx'
import page from '../../ui/plain-page.module.css'
import { TextArea } from '../../ui/text-area.tsx'
import css from './lpa.module.css'
import { ReadingPage, SectionPage, type SectionProps, useSection } from './section-page.tsx'

const decisionNotes = {
  Jointly: 'They must all agree. If one can no longer act, none of them can, so name replacements who then take over.',
  'Jointly and severally': 'Together or alone. If one can no longer act, the others carry on.',
  'Jointly for some decisions':
    'You say which they must make together. Any one of them can make the others. If one can no longer act, the rest cannot make the decisions of the first kind any more, so name replacements.',
} as const

export function DecisionsPage({ type }: SectionProps) {
  const form = useSection(type, 'decisions')
  const { howTheyAct } = form.value
  return (
    <SectionPage form={form} intro="You chose more than one attorney, so the form asks how they make decisions.">
      <Radios
        {...form.field('howTheyAct')}
        label="How they make decisions"
        hideLegend
        options={howTheyActOptions}
        notes={decisionNotes}
      />
      {howTheyAct === 'Jointly for some decisions' && (
        <TextArea
          {...form.field('jointDecisions')}
          label="Which decisions must they make together?"
          hint="For example: selling my home"
        />
      )}
    </SectionPage>
  )
}

const whenNotes = {
  'As soon as it is registered':
    'While you can decide, they act only with your agreement. It helps if you are ill, away or cannot get to the bank.',
  'Only when I cannot decide': 'Banks and others may first ask for proof that you cannot.',
} as const

export function WhenPage({ type }: SectionProps) {
  const form = useSection(type, 'when')
  return (
    <SectionPage
      form={form}
      intro="Attorneys for money and property can start while you can still decide. The power of attorney works only once it is registered."
    >
      <Radios
        {...form.field('whenTheyAct')}
        label="When they may start"
        hideLegend
        options={whenTheyActOptions}
        notes={whenNotes}
      />
    </SectionPage>
  )
}

/** Life-sustaining treatment is chosen with a signature on form LP1H, so it is explained here and left to the paper. */
export function TreatmentPage({ type }: SectionProps) {
  return (
    <ReadingPage
      type={type}
      section="treatment"
      intro="You choose this on the paper form, with your signature. There is nothing to answer here: read it, and talk about it."
      aside={
        <p>
          <strong>One choice, signed.</strong> You sign the box of your choice in section 5, in front of a witness,
          before you sign section 9 or on the same day. Sign one box and leave the other empty.
        </p>
      }
    >
      <h2 className={css.question}>What is it?</h2>
      <p>
        Care, surgery, medicine or other help from doctors that keeps you alive. It can be help with breathing,
        treatment of an infection, food and water through a tube, or an operation. What counts depends on how ill you
        are.
      </p>
      <h2 className={css.question}>What does the form ask?</h2>
      <p>If you cannot decide yourself, who decides about treatment that keeps you alive?</p>
      <ol className={`${page.steps} ${css.options}`}>
        <li>Your attorneys may agree to it or refuse it for you.</li>
        <li>Your attorneys may not. Doctors decide, in your best interests.</li>
      </ol>
      <p className={page.notice}>
        Talk about it with your attorneys and your doctor first. If you have signed an advance decision to refuse
        treatment, ask your doctor how the two fit together. Take the time you need.
      </p>
    </ReadingPage>
  )
}

const examples = {
  'Property and financial affairs': 'For example: I would like to go on giving to my church.',
  'Health and welfare': 'For example: I would like to live near my sister.',
} as const

export function WishesPage({ type }: SectionProps) {
  const form = useSection(type, 'wishes')
  return (
    <SectionPage
      form={form}
      intro="Preferences guide your attorneys. Instructions bind them. You do not have to write either."
      aside={
        <p>
          <strong>Take care with instructions.</strong> One that cannot work in law can keep the form from being
          registered. Show them to a solicitor first.
        </p>
      }
    >
      <TextArea
        {...form.field('preferences')}
        label="What would you like them to keep in mind?"
        hint={examples[type]}
        optional
      />
      <TextArea {...form.field('instructions')} label="What must they do, or never do?" optional />
    </SectionPage>
  )
}
