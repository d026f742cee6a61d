/** How far off something is, where there is little room: in a row, or beside a place. */
export function milesInShort(miles: number): string {
  if (miles < 1) return 'under a mile';
  return miles === 1 ? '1 mile' : `${miles} miles`;
}
