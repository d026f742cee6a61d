import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { WORK_PICTURE_STATES } from '../../../contract/admin-pages.ts';
import type { AdminWorkPicture } from '../../../contract/admin-work-pictures.ts';
import { adminWorkPicturesCopy as words } from '../../copy/admin-work-pictures.copy.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { workSources } from '../../marketplace/work-pictures/work-sources.ts';
import { useRouterContext } from '../../router-context.ts';
import { ActionMenu } from '../../ui/actions/action-menu.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { adminAddress, type AdminSearch } from '../admin-address.ts';
import { AdminList } from '../admin-list.tsx';
import { workPicturesList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { Choice, ListTools, Only } from '../list-tools.tsx';
import { When } from '../when.tsx';
import { nameOf, useWorkPictureActs } from './use-work-picture-acts.tsx';

/** What businesses show of their work, of all of them or of one; hidden or not. */
export function WorkPicturesScreen({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const acts = useWorkPictureActs();
  return (
    <>
      <AdminList
        title={words.title}
        search={search}
        list={workPicturesList(api, search)}
        words={words}
        icon={<Images aria-hidden />}
        columns={columnsOf(acts.look)}
        nameOf={nameOf}
        tools={<Tools search={search} />}
        actionsOf={(row) => <ActionMenu label={adminCopy.actions.of(nameOf(row))} items={acts.menuOf(row)} />}
      />
      {acts.dialogs}
    </>
  );
}

function Tools({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const { data } = useQuery(workPicturesList(api, search));
  const { business, page: _page, ...others } = search;
  return (
    <ListTools>
      <Choice label={words.states.label} name="state" search={search} options={STATES} />
      <InnerLink href={adminAddress({ tab: 'businesses' })} className={LINK}>
        {words.toBusinesses}
      </InnerLink>
      {business && (
        <Only all={{ href: adminAddress(others), label: words.all }}>
          {data?.of && words.only(data.of.name)}
        </Only>
      )}
    </ListTools>
  );
}

const STATES = (['all', ...WORK_PICTURE_STATES] as const).map((value) => ({
  value,
  label: words.states[value],
}));

const LINK = 'inline-flex min-h-11 w-fit items-center text-link underline underline-offset-4';

const columnsOf = (look: (picture: AdminWorkPicture) => void): readonly Column<AdminWorkPicture>[] => [
  {
    heading: words.columns.picture,
    cell: (row) => (
      <span className="flex flex-wrap items-start gap-3">
        <WorkThumbnail picture={row} label={words.look(nameOf(row))} onLook={() => look(row)} />
        <span className="grid max-w-prose min-w-0 flex-1 basis-28 gap-1">
          <span
            data-none={!row.text || undefined}
            className="text-base wrap-anywhere data-none:text-ink-soft"
          >
            {row.text || words.untold}
          </span>
          {row.before && <span className="text-ink-soft">{words.after}</span>}
        </span>
      </span>
    ),
  },
  { heading: words.columns.service, cell: ({ service }) => service ?? words.noService },
  {
    heading: words.columns.business,
    cell: ({ business }) => (
      <InnerLink href={`/business/${business.id}`} className={`${LINK} wrap-anywhere lg:min-h-6`}>
        {business.name}
      </InnerLink>
    ),
  },
  { heading: words.columns.state, cell: (row) => <PictureState isShown={row.is_active === 1} /> },
  { heading: words.columns.added, cell: ({ createdAt }) => <When at={createdAt} /> },
];

const PictureState = ({ isShown }: { isShown: boolean }) => (
  <Badge tone={isShown ? 'good' : 'bad'}>{isShown ? words.shown : words.hidden}</Badge>
);

type WorkThumbnailProps = { picture: AdminWorkPicture; label: string; onLook: () => void };

/** Enough to know a picture by; a click shows it as large as the window allows. */
const WorkThumbnail = ({ picture, label, onLook }: WorkThumbnailProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onLook}
    className="shrink-0 rounded-field border border-line hover:border-rim"
  >
    <img
      {...workSources(picture)}
      sizes="96px"
      alt=""
      width={96}
      height={72}
      loading="lazy"
      decoding="async"
      className="h-18 w-24 rounded-field bg-sunken object-cover"
    />
  </button>
);
