-- What people upload: whose each file is and what it is called. Its bytes lie outside the database under its id.

create table files (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- Whose document, logo or work picture it is.
  business_id uuid,
  -- A `photo` only some may see. An `attachment` is the PDF of a message, so that no call for documents of businesses
  -- finds it. `work` is kept in the widths that are served.
  kind text not null check (kind in ('picture', 'photo', 'document', 'export', 'attachment', 'work')),
  name text not null,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  width integer check (width > 0),
  -- With it pages keep its place free.
  height integer check (height > 0),
  created_at timestamptz not null,
  -- From when on something names it; what nothing names is dropped within a day.
  attached_at timestamptz,
  removed_at timestamptz
);
create index files_account on files (account_id, created_at);
create index files_business on files (business_id, created_at) where business_id is not null;
create index files_unattached on files (account_id, created_at) where kind = 'photo' and attached_at is null;
create index files_attachments_unattached on files (account_id, created_at)
  where kind = 'attachment' and attached_at is null;
create index files_old on files (removed_at) where removed_at is not null;

alter table accounts add foreign key (avatar) references files (id) on delete set null;
