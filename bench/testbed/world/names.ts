/** Enough of both that a first name finds one in fifty, a surname one in five hundred, as a search meets them in life. */
export const FIRST_NAMES = (
  'Aisha Alfie Amir Ben Beth Callum Carys Chloe Daniel Dina Ella Ewan Fay Finn Freya Gareth Grace Hana Harry Imogen ' +
  'Isla Jack Jamal Jess Joshua Kayla Kwame Leah Liam Maisie Megan Mohammed Nia Noah Olive Omar Poppy Priya Quentin ' +
  'Rhys Rosie Sam Sofia Tariq Tess Uma Victor Wesley Xavier Yasmin Zara'
).split(' ');

const FRONTS = (
  'Ash Beck Black Brad Brook Cart Clif Cross Dal Darn East Fair Gold Gran Hal Hart Hay Hol Jar Kirk Lang Liv Mar ' +
  'Mid New North Oak Pem Quin Red Rush Shel South Stan Swin Thorn Tux Wal West Wool'
).split(' ');
const ENDS = 'bury by croft dale field ford ham ley man son ton worth'.split(' ');

export const LAST_NAMES = FRONTS.flatMap((front) => ENDS.map((end) => front + end));

export const MAIL_HOSTS = ['mail.test', 'post.test', 'home.test', 'inbox.test', 'letters.test'];
