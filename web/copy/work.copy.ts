/** The work of a business in pictures. */
export const workCopy = {
  heading: 'Our work',
  of: (name: string) => `Work of ${name}`,
  all: (count: number) => `Show all ${count} pictures`,
  before: 'Before',
  after: 'After',
  /** What stands for a picture of which nobody said anything. */
  untold: 'A picture of finished work',
};
