/** Endings that people write behind a dot; of the thousand others a name may be one ("St.John"). */
const ENDINGS =
  'app biz click club co com cymru de dev eu fr ie info io link live london ltd me mobi net online org pro scot shop site ' +
  'store top trade tv uk us wales website work xyz';

const WEB_ADDRESS = new RegExp(
  String.raw`://|\bwww\.|[\p{L}\p{N}-]{2}[.\u3002\uff0e\uff61](?:${ENDINGS.replaceAll(' ', '|')})(?![\p{L}\p{N}-])`,
  'iu',
);

/** Whether it names a page that somebody could be led to: programs for mail make a link of it. */
export const holdsWebAddress = (typed: string): boolean => WEB_ADDRESS.test(typed);
