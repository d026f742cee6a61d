/** What the gallery's people say about their visits. */
export const galleryVisits = {
  member: 'Alan Fisher',
  colleague: 'Wilhelmina Featherstonehaugh-Cholmondeley',
  words: 'I bring a new washer. Please clear the sink.',
  longWords:
    'The stop cock is behind the boiler on the first floor, and the boiler is behind the door that does not open when the other one is. Ring twice.',
  place: 'London SE (SE1)',
};
