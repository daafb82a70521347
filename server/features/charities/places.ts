const MORE = 0x80
const BITS = 7

/** Rising whole numbers as bytes: each as its distance from the one before, in groups of seven bits (LEB128). */
export const packPlaces = (places: readonly number[]): Uint8Array => {
  const bytes: number[] = []
  let before = 0
  for (const place of places) {
    let distance = place - before
    before = place
    while (distance >= MORE) {
      bytes.push((distance % MORE) + MORE)
      distance = Math.floor(distance / MORE)
    }
    bytes.push(distance)
  }
  return Uint8Array.from(bytes)
}

/** Shows each number that `packPlaces` packed, in order. */
export const eachPlace = (packed: Uint8Array, see: (place: number) => void): void => {
  let place = 0
  let distance = 0
  let shift = 0
  for (const byte of packed) {
    distance |= (byte % MORE) << shift
    if (byte >= MORE) shift += BITS
    else {
      place += distance
      see(place)
      distance = 0
      shift = 0
    }
  }
}
