/** A rule of law, where it comes from, and every sentence in which customers read it. */
export type RuleOfLaw = {
  readonly id: string
  /** The rule, as we read the law. No sentence that customers read may state it otherwise. */
  readonly rule: string
  readonly source: string
  /** Wordings that state the rule otherwise. */
  readonly otherwise?: RegExp
  /** Word for word, without the full stop; … stands for what the code fills in. */
  readonly said: readonly string[]
}

/** Rules on one subject. */
export type RulesOfLaw = { readonly title: string; readonly rules: readonly RuleOfLaw[] }
