const lawsOf = (law: string | undefined): string[] => (law ?? '').split('; ').filter(Boolean)

/** The law that words rest on, a source to a line. */
export function Law({ law }: { law: string | undefined }) {
  const laws = lawsOf(law)
  return laws.length === 0 ? null : (
    <section aria-label="Law">
      <h2>Law</h2>
      <ul className="laws">
        {laws.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  )
}
