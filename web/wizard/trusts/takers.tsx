import { useState } from 'react'
import { cardsOf } from '#core/picture/cards.ts'
import { trustField } from '#core/rules/trusts.rules.ts'
import { peopleWhoShare, ruleOf } from '#core/will/backups.ts'
import { pronounsOf } from '#core/will/describe.ts'
import { type ClassOption, estateSplitOptions, type TrustKind } from '#core/will/lists.ts'
import { classesOf, classesOffered, inheritors } from '#core/will/questions.ts'
import { isFixedAtDeath } from '#core/will/trusts.ts'
import { grandchildrenIn } from '#core/will/young-takers.ts'
import { takers as words } from '#words/en/trusts.ts'
import { today } from '../../api/today.ts'
import { AddTaker } from '../../features/people/choose-people.tsx'
import { heirsToTick, withTicked } from '../../features/people/recipients.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { AskedRows } from '../steps/asked-rows.tsx'
import { BackupQuestion } from '../steps/backup-question.tsx'
import { BackupRuleField } from '../steps/backup-rule-field.tsx'
import type { Asked } from '../steps/backup-words.ts'
import { GrandchildDies, GrandchildrenShare } from '../steps/grandchildren-questions.tsx'
import { LaterAges } from '../steps/later-ages.tsx'
import { ShareBar } from '../steps/share-bar.tsx'
import { ShareBoxes } from '../steps/share-boxes.tsx'
import type { ShareStep } from '../steps/share-step.ts'
import { useShares } from '../steps/use-shares.ts'
import { type TrustStep, takersStep, trustIn } from './takers-step.ts'

/**
 * Who takes when a trust ends: people, charities and classes, in what shares, and who takes instead. The questions are those about
 * the residue, asked of the takers of the trust.
 */

const classNotes: Record<ClassOption, string> = {
  'My grandchildren': words.togetherTheyHaveOneShareThose,
  'My later children': words.togetherTheyHaveOneShareWhile,
}

function WhoTakes({ step, label }: { step: ShareStep; label: string }) {
  const { will } = step
  const choose = (key: string, chosen: boolean) => step.set(`chosen.${key}`, withTicked(key, chosen))
  return (
    <>
      <Checkboxes
        name="persons"
        label={label}
        hideLegend
        layout="columns"
        options={heirsToTick(will, { classes: classesOffered(will), notes: classNotes, small: true })}
        onChange={choose}
        error={step.errorOf('persons')}
      />
      <AddTaker will={will} title={label} field="persons" onAdded={(list, id) => choose(`${list}.${id}`, true)} />
    </>
  )
}

function InWhatShares({ step }: { step: ShareStep }) {
  const control = useShares(step)
  return (
    <>
      <Radios
        name="estateSplit"
        label={words.inWhatShares}
        layout="row"
        options={estateSplitOptions}
        value={step.will.estateSplit}
        onChange={control.choose}
        error={step.errorOf('estateSplit')}
      />
      {step.will.estateSplit === 'Different shares' && <ShareBar control={control} />}
      {step.will.estateSplit && <ShareBoxes control={control} step={step} />}
    </>
  )
}

/** Who takes the share of each person who has died: one rule where there are several, and each of them where they differ. */
function IfOneHasDied({ step, dead }: { step: ShareStep; dead: (name: string) => string }) {
  const { will } = step
  const [rule, setRule] = useState(() => ruleOf(will))
  const [open, setOpen] = useState<number>()
  const cards = cardsOf(will, today())
  const people = peopleWhoShare(will).flatMap((person) => {
    const card = cards.find(({ key }) => key === `person ${person.id}`)
    const nobodyElse = words.thoseWhoComeLastInYour
    return card ? { card, asked: { will, person, name: card.name, today: today(), nobodyElse } satisfies Asked } : []
  })
  const [only, ...others] = people
  const questionAbout = ({ person, name }: Asked): string =>
    words.ifWhoGetsShare(dead(name), pronounsOf(person, name).their)
  if (!only) return null
  if (others.length === 0) return <BackupQuestion step={step} asked={only.asked} label={questionAbout(only.asked)} />
  return (
    <>
      <BackupRuleField
        step={step}
        people={people.map(({ asked }) => asked)}
        rule={rule}
        onRule={setRule}
        label={words.ifWhoGetsTheirShare(dead(words.oneOfThem))}
        legend
      />
      <AskedRows {...{ step, people, rule, questionAbout, open }} onOpen={setOpen} />
    </>
  )
}

/**
 * The takers of a trust of the will that a step shows. Nothing while the will has no such trust.
 * @param label "Who has your home when Bea’s time ends?", which a heading over the fields asks.
 */
export function TrustTakers({ step, kind, label }: { step: TrustStep; kind: TrustKind; label: string }) {
  const ofTakers = takersStep(step, kind)
  if (!ofTakers) return null
  const heirs = inheritors(ofTakers.will)
  // One age is for all that grandchildren take as a class: it is asked where they take first.
  const isAgeOfClass = classesOf(ofTakers.will).some((group) => group === grandchildrenIn(step.will))
  const trust = trustIn(step.will, kind)
  return (
    <div data-fields-of={trustField(kind, 'takers.')}>
      <WhoTakes step={ofTakers} label={label} />
      {heirs.length > 1 && <InWhatShares step={ofTakers} />}
      <GrandchildrenShare step={ofTakers} />
      {isAgeOfClass && <LaterAges step={ofTakers} onlyClass />}
      <div className="above-28">
        <IfOneHasDied
          step={ofTakers}
          dead={(name) => (trust && isFixedAtDeath(trust) ? words.diesBeforeYou(name) : words.hasDiedByThen(name))}
        />
      </div>
      <GrandchildDies step={ofTakers} label={words.ifAGrandchildHasDiedBy} />
    </div>
  )
}
