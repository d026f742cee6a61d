import type { OwnWorkPicture, WorkPicture } from '../../../contract/work-pictures.ts';
import { hiddenWorkPictureAddress, workPictureAddress } from '../../../contract/work-picture-sizes.ts';
import { asWritten, publicWords } from '../free-text.ts';
import type { WorkPictureRow } from './work-picture.queries.ts';

const shared = ({ id, width, height, before_id, is_visible }: WorkPictureRow) => ({
  id,
  url: is_visible ? workPictureAddress(id) : hiddenWorkPictureAddress(id),
  width,
  height,
  before: before_id,
});

/** As everybody sees it: a customer's number or post code in what is said of it is masked. */
export const workPictureView = (row: WorkPictureRow): WorkPicture => ({
  ...shared(row),
  text: publicWords(row.text),
  service: row.service,
});

/** What everybody sees of the pictures of a business: one that is hidden is named nowhere. */
export function shownWorkPictures(rows: readonly WorkPictureRow[]): WorkPicture[] {
  const shown = rows.filter(({ is_visible }) => is_visible);
  const ids = new Set(shown.map(({ id }) => id));
  return shown.map((row) => {
    const isPair = row.before_id !== null && ids.has(row.before_id);
    return workPictureView({ ...row, before_id: isPair ? row.before_id : null });
  });
}

/** As the business sees it, which reads what it wrote. */
export const ownWorkPictureView = (row: WorkPictureRow): OwnWorkPicture => ({
  ...shared(row),
  text: asWritten(row.text, 'the public'),
  service: row.service_id && row.service ? { id: row.service_id, name: row.service } : null,
  is_active: row.is_visible ? 1 : 0,
});
